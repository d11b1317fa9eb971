import colors from '@kestrova/design-system/colors.json' with { type: 'json' };
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { darkColors, paint } from './colors.ts';
import { addressLinks, sender, type CreateUrl, type EmailContent } from './content.ts';
import { toLines } from './format-text.ts';
import { paragraph, renderPart } from './parts.ts';
import { renderText } from './render-text.ts';

const fontFamily = "'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,Arial,sans-serif";
const phone = '@media (max-width:480px){.band{padding:20px!important}}';

export interface RenderedEmail {
  html: string;
  text: string;
  /** The address at which a mail program ends such emails (RFC 8058). */
  unsubscribeUrl: string | undefined;
}

/** Renders an email. React escapes what a visitor typed; invisible characters become spaces. */
export function renderEmail(content: EmailContent, createUrl: CreateUrl): RenderedEmail {
  const addressed = addressLinks(content, createUrl);
  const markup = renderToStaticMarkup(Email(addressed));
  const html = `<!doctype html>\n${toLines(markup).join('\n')}\n`;
  return { html, text: renderText(addressed), unsubscribeUrl: addressed.unsubscribe };
}

/** What all emails share: one column of 600 px, inline styles, no pictures, no network requests. */
function Email({ heading, intro, body }: EmailContent<string>): ReactElement {
  return h(
    Html,
    null,
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, heading),
      h('style', null, darkColors + phone),
    ),
    h(
      'body',
      paint({ background: 'surface-sunken' }, { margin: 0 }),
      h(Preview, null, intro),
      page(
        band(18, brandName()),
        band(
          16,
          h('h1', { style: { margin: '0 0 16px', fontSize: 22, lineHeight: 1.3 } }, heading),
          paragraph(intro),
          ...body.map(renderPart),
        ),
        band(12, signature()),
      ),
    ),
  );
}

function page(...bands: readonly ReactNode[]) {
  const card = { maxWidth: 600, borderWidth: 1, borderStyle: 'solid', borderRadius: 12 };
  return h(
    Row,
    {
      ...paint(
        { color: 'text', background: 'surface-sunken' },
        { fontFamily, wordBreak: 'break-word' },
      ),
      children: null,
    },
    h(
      Column,
      { style: { padding: '32px 12px' } },
      h(Container, paint({ background: 'surface-raised', border: 'border' }, card), ...bands),
    ),
  );
}

function band(fontSize: number, ...content: readonly ReactNode[]) {
  const column = { className: 'band', style: { padding: '24px 32px', fontSize } };
  return h(Row, { children: h(Column, column, ...content) });
}

/** The brand's mark and name. Borders draw the mark, since mail programs block pictures. */
function brandName() {
  const look = paint({ color: 'text' }, { fontWeight: 700, letterSpacing: '.02em' });
  const shape = { display: 'inline-block', marginRight: 2, verticalAlign: -3 };
  const stem = paint({ background: 'text' }, { ...shape, width: 6, height: 20 });
  // Not a class, since its dark color would apply to every side.
  const arms = {
    ...shape,
    marginRight: 10,
    borderStyle: 'solid',
    borderWidth: '10px 11px 10px 0',
    borderColor: `transparent ${colors['color-accent'].light.hex} transparent transparent`,
  };
  return h('div', look, h('span', stem), h('span', { style: arms }), sender.name);
}

function signature() {
  const look = paint({ color: 'text-quiet' }, { lineHeight: 1.6 });
  return h('div', look, sender.legalName, ...sender.address.flatMap((line) => [h('br'), line]));
}
