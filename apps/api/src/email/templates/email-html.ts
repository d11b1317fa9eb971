import { colors } from './brand-colors.ts';
import {
  sender,
  type EmailAction,
  type EmailCommand,
  type EmailContent,
  type EmailList,
  type EmailListItem,
  type EmailQuote,
  type Fact,
} from './email-content.ts';
import { toLines } from './plain-lines.ts';

const font = "font-family:'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,Arial,sans-serif";
const { ink, quiet, line, ground, card, inset, brand, button, onButton, warning: alarm } = colors;

/**
 * Renders an email as HTML for all mail programs: one table column of 600 px, inline styles, no
 * pictures and no network requests.
 */
export function renderHtml(content: EmailContent): string {
  const { heading, warning, paragraphs, facts, quote, lists = [], closing } = content;
  const { action, command } = content;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;padding:0;background:${ground};color:${ink};${font}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(warning ?? paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${card};border:1px solid ${line};border-radius:12px">
<tr><td style="padding:24px 32px;border-bottom:1px solid ${line};font-size:18px;font-weight:700;letter-spacing:.02em;color:${brand};${font}">${sender.brand}</td></tr>
<tr><td style="padding:32px;${font}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${ink}">${escapeHtml(heading)}</h1>
${warning === undefined ? '' : renderWarning(warning)}
${paragraphs.map(renderParagraph).join('\n')}
${renderFacts(facts)}
${quote === undefined ? '' : renderQuote(quote)}
${lists.map(renderList).join('\n')}
${action === undefined ? '' : renderAction(action)}
${command === undefined ? '' : renderCommand(command)}
${closing.map(renderParagraph).join('\n')}
</td></tr>
<tr><td style="padding:20px 32px;border-top:1px solid ${line};font-size:12px;line-height:1.6;color:${quiet};${font}">${sender.legalName}<br>${sender.address}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function renderWarning(text: string): string {
  return `<p style="margin:0 0 16px;padding:12px 16px;background:${inset};border-left:3px solid ${alarm};font-size:16px;line-height:1.6;font-weight:600;color:${alarm}">${escapeHtml(text)}</p>`;
}

function renderParagraph(text: string): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${escapeHtml(text)}</p>`;
}

function renderFacts(facts: readonly Fact[]): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top" style="padding:8px 16px 8px 0;border-bottom:1px solid ${line};font-size:14px;line-height:22px;font-weight:600;color:${quiet};white-space:nowrap">${escapeHtml(label)}</th><td style="padding:8px 0;border-bottom:1px solid ${line};font-size:15px;line-height:22px;word-break:break-word">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-top:1px solid ${line}">\n${rows.join('\n')}\n</table>`;
}

function renderQuote({ label, text }: EmailQuote): string {
  const lines = toLines(text).map(escapeHtml).join('<br>');
  return `<p style="margin:0 0 8px;font-size:14px;font-weight:600;color:${quiet}">${escapeHtml(label)}</p>
<blockquote style="margin:0 0 24px;padding:12px 16px;background:${inset};border-left:3px solid ${brand};font-size:15px;line-height:1.6;word-break:break-word">${lines}</blockquote>`;
}

function renderList({ label, items, more }: EmailList): string {
  const heading =
    label === ''
      ? ''
      : `<h2 style="margin:24px 0 8px;font-size:16px;line-height:1.4;color:${ink}">${escapeHtml(label)}</h2>\n`;
  const rest =
    more === undefined
      ? ''
      : `\n<p style="margin:12px 0 0;font-size:15px;line-height:1.6">${renderLink(more)}</p>`;
  return `${heading}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 0;border-top:1px solid ${line}">
${items.map(renderListItem).join('\n')}
</table>${rest}
<div style="height:24px"></div>`;
}

function renderListItem({ title, url, detail }: EmailListItem): string {
  return `<tr><td style="padding:12px 0;border-bottom:1px solid ${line};font-size:14px;line-height:22px;color:${quiet};word-break:break-word">${renderLink({ label: title, url }, 'font-size:16px;font-weight:600')}<br>${escapeHtml(detail)}</td></tr>`;
}

function renderLink({ label, url }: EmailAction, style = ''): string {
  return `<a href="${escapeHtml(url)}" style="color:${brand};${style}">${escapeHtml(label)}</a>`;
}

/** The cell has the colour, since Outlook paints no padding of a link. */
function renderAction({ label, url }: EmailAction): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">
<tr><td bgcolor="${button}" style="border-radius:8px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border:1px solid ${button};border-radius:8px;background:${button};font-size:16px;line-height:24px;font-weight:600;color:${onButton};text-decoration:none;${font}">${escapeHtml(label)}</a></td></tr>
</table>`;
}

function renderCommand({ label, line: commandLine }: EmailCommand): string {
  return `<p style="margin:0 0 8px;font-size:14px;line-height:1.6;color:${quiet}">${escapeHtml(label)}:</p>
<p style="margin:0 0 16px;padding:10px 12px;background:${inset};border:1px solid ${line};border-radius:6px;font-family:Consolas,Menlo,monospace;font-size:13px;line-height:1.6;word-break:break-word">${escapeHtml(commandLine)}</p>`;
}

/** Makes text safe in elements and in attributes with double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
