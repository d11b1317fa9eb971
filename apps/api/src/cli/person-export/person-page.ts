import { formatFileSize, formatInstant, sender } from '@kestrova/emails';
import type { ExportedState } from '../export-file.ts';
import { personLabels } from './read-person.ts';

/** An exported file of an application. */
export interface ExportedFile {
  originalName: string;
  size: number;
  /** Its path in the folder, with `/`. */
  path: string;
  state: ExportedState;
  /** A description of its active content; empty if it has none. */
  activeContent: string;
}

type Row = Readonly<Record<string, unknown>> & { files?: readonly ExportedFile[] };

/** Everything that is stored about a person, with their files in a folder. */
export type ExportedPerson = Readonly<Record<keyof typeof titles, readonly Row[]>> & {
  address: string;
  exportedAt: string;
};

const titles = {
  applications: 'Job applications',
  contactRequests: 'Contact requests',
  jobAlerts: 'Emails about new jobs',
  emails: 'Emails sent or waiting',
} as const;

const stateTexts = {
  whole: '',
  damaged: ': damaged, what is stored differs from what was received.',
  missing: ': missing, it could not be read from the store.',
} as const;

/** The browser's own look and colors, in both schemes. */
const style = `
  :root {
    color-scheme: light dark;
  }
  body {
    max-width: 50rem;
    margin: 0 auto;
    padding: 2rem 1rem;
    font-family: system-ui, sans-serif;
    overflow-wrap: anywhere;
  }
  table {
    margin-block-end: 2rem;
  }
  th {
    min-width: 8rem;
    padding-block: 0.25rem;
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
  }
  td {
    white-space: pre-wrap;
  }
`;

/** Renders everything that is stored about a person as one page without scripts or requests. */
export function renderPerson(person: ExportedPerson): string {
  const title = escapeHtml(`What ${sender.name} keeps about ${person.address}`);
  const names = Object.keys(titles) as (keyof typeof titles)[];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>Read from the records of ${sender.legalName} on ${formatInstant(person.exportedAt)}. The file <a href="data.json">data.json</a> holds the same for programs.</p>
${names.map((name) => renderSection(titles[name], person[name], personLabels[name])).join('\n')}
<p>Left out are numbers and keys by which our system finds these records, and the last part of links that let their reader act for this person.</p>
<p>${sender.legalName}, ${sender.address}</p>
</body>
</html>
`;
}

function renderSection(
  title: string,
  rows: readonly Row[],
  labels: Readonly<Record<string, string>>,
): string {
  const tables = rows.map(({ files, ...row }) => {
    const facts = Object.entries(labels).map(([column, label]) =>
      renderFact(label, escapeHtml(formatValue(column, row[column]))),
    );
    const fileFacts = files === undefined ? [] : [renderFact('Files', renderFiles(files))];
    return `<table>\n${[...facts, ...fileFacts].join('\n')}\n</table>`;
  });
  return `<h2>${title}</h2>\n${tables.length === 0 ? '<p>None.</p>' : tables.join('\n')}`;
}

function renderFact(label: string, value: string): string {
  return `<tr><th scope="row">${label}</th><td dir="auto">${value}</td></tr>`;
}

function formatValue(column: string, value: unknown): string {
  if (column.endsWith('Enable')) return value === 1 ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return 'nothing';
  return column.endsWith('At') ? formatInstant(value) : value;
}

/** Lists files, with a warning for each missing, damaged or active one. */
function renderFiles(files: readonly ExportedFile[]): string {
  if (files.length === 0) return 'none';
  const items = files.map(({ path, originalName, size, state, activeContent }) => {
    const name = path.slice(path.indexOf('/') + 1);
    const link = state === 'missing' ? name : `<a href="${path}">${name}</a>`;
    const origin = ` (sent as <bdi>${escapeHtml(originalName)}</bdi>, ${formatFileSize(size)})`;
    const warning =
      activeContent === ''
        ? ''
        : `. <strong>Contains ${activeContent}: open it with care.</strong>`;
    return `<li>${link}${state === 'whole' ? origin : stateTexts[state]}${warning}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** Makes text safe in elements and in attributes with double quotes. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
