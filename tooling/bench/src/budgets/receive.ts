import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** Bytes of a response as they travel. */
export interface Received {
  /** The status line and the headers. */
  headers: number;
  body: number;
}

/** Asks for an address as a browser does and counts what comes. */
export async function receive(url: string): Promise<Received> {
  const request = get(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let body = 0;
  response.on('data', (chunk: Buffer) => {
    body += chunk.length;
  });
  await once(response, 'end');
  const { statusCode, statusMessage = '', rawHeaders } = response;
  const status = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length;
  // A name is followed by a colon and a space, a value by the end of the line.
  const headers = rawHeaders.reduce((sum, text) => sum + text.length + 2, status);
  return { headers, body };
}
