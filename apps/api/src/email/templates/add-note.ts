import { renderNote } from './email-html.ts';
import { wrapText } from './email-text.ts';

/** Adds a sentence after the warning or the first paragraph of a rendered email. */
export function addNote<Email extends { text: string; html: string }>(
  email: Email,
  note: string,
): Email {
  const { text, html } = email;
  const headingEnd = text.indexOf('\n\n') + 2;
  const textPlace = text.indexOf('\n\n', headingEnd);
  const htmlPlace = html.indexOf('</p>') + '</p>'.length;
  return {
    ...email,
    text: `${text.slice(0, textPlace)}\n\n${wrapText(note)}${text.slice(textPlace)}`,
    html: `${html.slice(0, htmlPlace)}\n${renderNote(note)}${html.slice(htmlPlace)}`,
  };
}
