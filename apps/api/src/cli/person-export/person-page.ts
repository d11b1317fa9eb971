import {
  factTable,
  formatFileSize,
  formatInstant,
  paragraph,
  renderEmail,
  sender,
  type EmailPart,
} from '@kestrova/emails';
import type { ExportedState } from '../export-file.ts';
import { personLabels } from './read-person.ts';

export interface ExportedFile {
  originalName: string;
  size: number;
  /** Its path in the folder, with `/`. */
  path: string;
  state: ExportedState;
}

type Row = Readonly<Record<string, unknown>> & { files?: readonly ExportedFile[] };

/** Everything that is stored about a person, with their files in a folder. */
export type ExportedPerson = Readonly<Record<keyof typeof titles, readonly Row[]>> & {
  address: string;
  exportedAt: string;
};

const titles = {
  applications: 'Job application',
  contactRequests: 'Contact request',
  jobAlerts: 'Emails about new jobs',
  emails: 'Email sent or waiting',
} as const;

/** Renders everything that is stored about a person as one page, which has the look of our emails. */
export function renderPerson(person: ExportedPerson): string {
  const heading = `What ${sender.name} keeps about ${person.address}`;
  const intro = `Read from the records of ${sender.legalName} on ${formatInstant(person.exportedAt)}. The file data.json beside this page holds the same for programs.`;
  const omitted =
    'Left out are numbers and keys by which our system finds these records, and the last part of links that let their reader act for this person.';
  const names = Object.keys(titles) as (keyof typeof titles)[];
  const records = names.flatMap((name) =>
    person[name].flatMap((row) => describeRow(titles[name], row, personLabels[name])),
  );
  const body = [...records, paragraph(omitted)];
  return renderEmail({ subject: heading, heading, intro, body }, () => '').html;
}

function describeRow(
  label: string,
  { files = [], ...row }: Row,
  labels: Readonly<Record<string, string>>,
): EmailPart[] {
  const facts = Object.entries(labels).map(
    ([column, name]) => [name, formatValue(column, row[column])] as const,
  );
  const isText = ([, value]: (typeof facts)[number]) => value.includes('\n');
  const lines = facts.filter((fact) => !isText(fact));
  return [
    { kind: 'links', label, items: files.filter(isReadable).map(describeFile) },
    ...files
      .filter((file) => !isReadable(file))
      .map(({ path }) => paragraph(`${path}: missing, it could not be read from the store.`)),
    factTable(Object.fromEntries(lines)),
    ...facts
      .filter(isText)
      .map(([name, text]): EmailPart => ({ kind: 'quote', label: name, text })),
  ];
}

function formatValue(column: string, value: unknown): string {
  if (column.endsWith('Enable')) return value === 1 ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return 'nothing';
  return column.endsWith('At') ? formatInstant(value) : value;
}

function isReadable({ state }: ExportedFile): boolean {
  return state !== 'missing';
}

function describeFile({ path, originalName, size, state }: ExportedFile) {
  const origin =
    state === 'damaged'
      ? 'Damaged: what is stored differs from what was received'
      : `Sent as ${originalName}, ${formatFileSize(size)}`;
  return { label: path.slice(path.indexOf('/') + 1), url: path, detail: `${origin}.` };
}
