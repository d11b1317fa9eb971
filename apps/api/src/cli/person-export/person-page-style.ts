import { readColors } from '../../email/templates/brand-colors.ts';
import { html } from './html.ts';

/** The theme's colors as custom properties. */
function declare(theme: 'light' | 'dark') {
  const { ink, quiet, line, ground, card, brand, warning } = readColors(theme);
  return html`--ink: ${ink}; --quiet: ${quiet}; --line: ${line}; --ground: ${ground}; --card:
  ${card}; --brand: ${brand}; --warning: ${warning};`;
}

/** The look of a person's page: inline, since the page is opened from a folder. */
export const personPageStyle = html`<style>
  :root {
    color-scheme: light dark;
    ${declare('light')}
  }
  @media screen and (prefers-color-scheme: dark) {
    :root {
      ${declare('dark')}
    }
  }
  * {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    background: var(--ground);
    color: var(--ink);
    font:
      1rem/1.6 'Segoe UI',
      system-ui,
      -apple-system,
      Roboto,
      Arial,
      sans-serif;
    overflow-wrap: anywhere;
  }
  main {
    max-width: 52rem;
    margin: 0 auto;
    padding: clamp(1.25rem, 5vw, 3.5rem) clamp(1rem, 4vw, 2rem);
  }
  .brand {
    margin: 0 0 1.5rem;
    color: var(--brand);
    font-weight: 700;
    letter-spacing: 0.02em;
  }
  h1 {
    margin: 0 0 0.75rem;
    font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.125rem);
    line-height: 1.2;
    text-wrap: balance;
  }
  .address {
    display: block;
    margin-top: 0.25rem;
    color: var(--quiet);
    font-size: 0.75em;
  }
  h2 {
    margin: 3rem 0 1rem;
    font-size: 1.375rem;
    line-height: 1.3;
  }
  h3 {
    margin: 0 0 0.75rem;
    font-size: 1.0625rem;
    line-height: 1.4;
  }
  p {
    margin: 0 0 0.75rem;
    max-width: 65ch;
  }
  a {
    color: var(--brand);
    text-underline-offset: 0.15em;
  }
  .quiet,
  footer {
    color: var(--quiet);
  }
  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.5rem;
    margin: 1.5rem 0 0;
    padding: 0;
    list-style: none;
  }
  nav span {
    color: var(--quiet);
    font-variant-numeric: tabular-nums;
  }
  article,
  .problems {
    margin: 0 0 1rem;
    padding: clamp(1rem, 3vw, 1.5rem);
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--card);
  }
  .problems {
    margin-top: 2rem;
    border-color: var(--warning);
  }
  .problems h2 {
    margin: 0 0 0.5rem;
    font-size: 1.0625rem;
    color: var(--warning);
  }
  .problems ul {
    margin: 0;
    padding-inline-start: 1.25rem;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
  }
  caption {
    padding: 1.25rem 0 0.25rem;
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: 0.5rem 0;
    border-top: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  th {
    width: 10.5rem;
    padding-inline-end: 1rem;
    color: var(--quiet);
    font-weight: 600;
    overflow-wrap: normal;
  }
  .files {
    table-layout: fixed;
  }
  .files th {
    width: auto;
  }
  .files td {
    padding-inline-end: 1rem;
  }
  .warning {
    color: var(--warning);
    font-weight: 600;
  }
  .text {
    white-space: pre-wrap;
  }
  #emails .text {
    font:
      0.8125rem/1.6 ui-monospace,
      Menlo,
      Consolas,
      monospace;
  }
  table + .text {
    margin-top: 0.5rem;
    padding-top: 1rem;
    border-top: 1px solid var(--line);
  }
  footer {
    margin-top: 3rem;
    padding-top: 1.5rem;
    border-top: 1px solid var(--line);
    font-size: 0.875rem;
  }
  @media (max-width: 30rem) {
    th {
      width: 7rem;
      padding-inline-end: 0.75rem;
    }
  }
  @media print {
    :root {
      --ink: #000;
      --quiet: #444;
      --line: #bbb;
      --ground: #fff;
      --card: #fff;
      --brand: #000;
      --warning: #000;
    }
    body {
      font-size: 10.5pt;
    }
    main {
      max-width: none;
      padding: 0;
    }
    nav {
      display: none;
    }
    article {
      padding: 0;
      border: 0;
    }
    h2,
    h3,
    caption {
      break-after: avoid;
    }
    tr {
      break-inside: avoid;
    }
  }
</style>`;
