import { join } from 'node:path';
import { styleText } from 'node:util';
import type { RunSettings } from './settings.ts';

const LABEL_WIDTH = 10;

/** The table of all that runs, and of where it keeps what it is given. */
export function addressTable({ ports, dataDir }: RunSettings, logFile: string): string {
  const addresses = [
    ['India', `http://localhost:${ports.INDIA_PORT}`],
    ['USA', `http://localhost:${ports.USA_PORT}`],
    ['API', `http://localhost:${ports.API_PORT}/v1/website`],
    ['API docs', `http://localhost:${ports.API_PORT}/docs`],
  ] as const;
  const places = [
    [
      'Data',
      process.env['DATABASE_URL']
        ? 'PostgreSQL, as DATABASE_URL says'
        : join(dataDir, 'kestrova.sqlite'),
    ],
    [
      'Uploads',
      process.env['S3_BUCKET'] ? `bucket ${process.env['S3_BUCKET']}` : join(dataDir, 'uploads'),
    ],
    ['Mail', process.env['SMTP_URL'] ? 'by SMTP, as SMTP_URL says' : join(dataDir, 'mail')],
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
