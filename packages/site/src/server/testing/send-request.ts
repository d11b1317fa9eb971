import { once } from 'node:events';
import { request as startRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Sends one request exactly as written: no normalised path, no followed redirect, no decoding. */
export async function sendRequest(url: string, options: RequestOptions) {
  const request = startRequest(url, options).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode: status, statusMessage, headers, rawHeaders } = response;
  const statusLine = `HTTP/1.1 ${status} ${statusMessage}\r\n\r\n`;
  // A name is followed by a colon and a space, a value by the end of the line.
  const headerBytes = rawHeaders.reduce((sum, part) => sum + part.length + 2, statusLine.length);
  const body = await buffer(response);
  return { status, headers, headerBytes, body, text: body.toString() };
}
