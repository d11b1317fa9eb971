import { once } from 'node:events';
import { request as startRequest, type IncomingMessage, type RequestOptions } from 'node:http';

/** A response, and the bytes of its status line and headers. */
export interface Heard {
  status: number;
  headers: Headers;
  headerBytes: number;
  text: string;
}

/** One request exactly as written: no normalised path, no followed redirect. */
export async function askExactly(url: string, options: RequestOptions): Promise<Heard> {
  const request = startRequest(url, options).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  response.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  await once(response, 'end');
  const { statusCode = 0, statusMessage = '', rawHeaders, headersDistinct } = response;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const status = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length;
  return {
    status: statusCode,
    headers: new Headers(headers),
    // A name is followed by a colon and a space, a value by the end of the line.
    headerBytes: rawHeaders.reduce((sum, part) => sum + part.length + 2, status),
    text,
  };
}
