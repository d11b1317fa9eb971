import { sender, type EmailContent, type EmailList } from './email-content.ts';
import { toLines } from './plain-lines.ts';

/** Renders an email as plain text. */
export function renderText(content: EmailContent): string {
  const { heading, paragraphs, facts, quote, lists = [], action, closing } = content;
  const width = Math.max(...facts.map(({ label }) => label.length), 0) + 2;
  const factLines = facts.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`);
  const blocks = [
    heading,
    ...paragraphs,
    factLines.join('\n'),
    ...(quote === undefined ? [] : [`${quote.label}:`, quoteLines(quote.text)]),
    ...lists.flatMap(renderList),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...closing,
    `-- \n${sender.legalName}\n${sender.address}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function renderList({ label, items, more }: EmailList): string[] {
  return [
    label === '' ? '' : `${label}:`,
    ...items.map(({ title, detail, url }) => `${title}\n${detail}\n${url}`),
    more === undefined ? '' : `${more.label}:\n${more.url}`,
  ];
}

/** Prefixes each line, so that a visitor's text cannot pass for a line of ours. */
function quoteLines(text: string): string {
  return toLines(text)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
