import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { TLSSocket } from 'node:tls';
import { paths } from '@kestrova/paths';
import { day, second } from '../time.ts';
import { CommandError } from './terminal.ts';

/** Caddy and other programs renew a certificate 30 days before its end. */
const minDaysLeft = 14;

/** Requests the home page. @throws if it does not open, its clock is wrong, or its certificate ends soon. */
export async function checkSite(origin: string, signal: AbortSignal): Promise<string> {
  const { get } = origin.startsWith('https:') ? https : http;
  const request = get(new URL(paths.home, origin), { agent: false, signal });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { socket, statusCode, headers } = response;
  const end = socket instanceof TLSSocket ? socket.getPeerCertificate().valid_to : undefined;
  response.destroy();
  if (statusCode !== 200) throw new Error(`${origin}${paths.home} responds with ${statusCode}`);
  const late = Math.round(Math.abs(Date.now() - Date.parse(headers.date ?? '')) / second);
  // It is NaN if the site sends no date.
  report(!(late > 30), `clock of ${origin} differs by ${late} s`, 'Synchronize the time of both.');
  if (end === undefined) return `${origin} opens, without TLS`;
  const days = Math.floor((Date.parse(end) - Date.now()) / day);
  const text = `${origin} opens, certificate valid for ${days} days`;
  return report(
    days >= minDaysLeft,
    text,
    'Read in the log of the TLS proxy why it was not renewed.',
  );
}

/** @returns `text` if `ok`. @throws CommandError with `text` and `todo` otherwise. */
export function report(ok: boolean, text: string, todo: string): string {
  if (ok) return text;
  throw new CommandError(`${text}. ${todo}`);
}
