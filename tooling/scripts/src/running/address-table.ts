import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Settings } from './settings.ts';

const LABEL_WIDTH = 12;

/** The table of what runs where, and of where its data is. */
export function addressTable({ api, sites, dataDir }: Settings, logFile: string): string {
  const { DATABASE_URL, S3_BUCKET, SMTP_URL } = process.env;
  const apiOrigin = `http://localhost:${api.port}`;
  const addresses = [
    ...sites.map(({ name, port }) => [name, `http://localhost:${port}`] as const),
    ['API', `${apiOrigin}/v1/website`],
    ['API docs', `${apiOrigin}/docs`],
  ] as const;
  const places = [
    ['Data', DATABASE_URL ? 'PostgreSQL, as DATABASE_URL says' : join(dataDir, 'kestrova.sqlite')],
    ['Uploads', S3_BUCKET ? `bucket ${S3_BUCKET}` : join(dataDir, 'uploads')],
    ['Emails', SMTP_URL ? 'by SMTP, as SMTP_URL says' : join(dataDir, 'mail')],
    ['API log', logFile],
  ] as const;
  return [
    '',
    ...addresses.map(([label, address]) => line(label, styleText('cyan', address))),
    '',
    ...places.map(([label, place]) => line(label, place)),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

function line(label: string, value: string): string {
  return `  ${styleText('bold', label.padEnd(LABEL_WIDTH))} ${value}`;
}
