import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailContent } from './content.ts';
import { toLines } from './format-text.ts';
import { Email } from './layout.ts';
import { renderText } from './render-text.ts';

export interface RenderedEmail {
  html: string;
  text: string;
}

/** Renders an email. React escapes what a visitor typed; invisible characters become spaces. */
export function renderEmail(content: EmailContent): RenderedEmail {
  const markup = renderToStaticMarkup(Email(content));
  const html = `<!doctype html>\n${toLines(markup).join('\n')}\n`;
  return { html, text: renderText(content) };
}
