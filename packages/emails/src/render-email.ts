import { compile, type FormatCallback } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailContent } from './content.ts';
import { toLines } from './format-text.ts';
import { Email } from './layout.ts';

export interface RenderedEmail {
  html: string;
  text: string;
}

/** The address of a link is below it, on a line of its own, where mail programs find it. */
const formatLink: FormatCallback = ({ attribs, children }, walk, builder) => {
  const { href = '' } = attribs as Readonly<Record<string, string>>;
  walk(children, builder);
  builder.addLineBreak();
  builder.addInline(href);
};

/** The line that mail programs know a signature by (RFC 3676 4.3). */
const formatSignature: FormatCallback = ({ children }, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2, isPre: true });
  builder.addLiteral('-- ');
  builder.closeBlock({ trailingLineBreaks: 1 });
  walk(children, builder);
};

/** Compiled once, since that takes longer than to convert an email. */
const toPlainText = compile({
  // The length that RFC 5322 2.1.1 asks for; longer words, such as links, stay whole.
  wordwrap: 76,
  formatters: { link: formatLink, signature: formatSignature },
  selectors: [
    { selector: 'a', format: 'link' },
    { selector: '.signature', format: 'signature' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    ...['h1', 'h2'].map((selector) => ({
      selector,
      options: { uppercase: false, leadingLineBreaks: 2 },
    })),
    {
      selector: 'table.facts',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: 58, colSpacing: 1 },
    },
  ],
});

/**
 * Renders an email. Line breaks and invisible characters that a visitor typed are white space then, so
 * that they forge no line; React escapes the rest.
 */
export function renderEmail(content: EmailContent): RenderedEmail {
  const markup = renderToStaticMarkup(Email(content));
  const html = `<!doctype html>\n${toLines(markup).join('\n')}\n`;
  return { html, text: `${toPlainText(html)}\n` };
}
