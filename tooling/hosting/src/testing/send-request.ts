import { request as startRequest, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response, and the bytes of its status line and headers. */
export interface RawResponse {
  status: number;
  headers: Headers;
  headerBytes: number;
  body: Buffer;
  text: string;
}

/** Sends one request exactly as written: no normalised path, no followed redirect, no decoding. */
export function sendRequest(url: string, options: RequestOptions): Promise<RawResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<RawResponse>();
  const request = startRequest(url, options, (response) => {
    const { statusCode = 0, statusMessage = '', rawHeaders, headersDistinct } = response;
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(headersDistinct)) {
      for (const value of values) headers.append(name, value);
    }
    const statusBytes = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length;
    // A name is followed by a colon and a space, a value by the end of the line.
    const headerBytes = rawHeaders.reduce((sum, part) => sum + part.length + 2, statusBytes);
    buffer(response).then((body) => {
      resolve({ status: statusCode, headers, headerBytes, body, text: body.toString() });
    }, reject);
  });
  request.on('error', reject).end();
  return promise;
}
