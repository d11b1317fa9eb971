import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { API_PREFIX, csrf, endpoints, schemas } from '@kestrova/api-contract';
import { createContactRequest } from '@kestrova/api/testing';

/** The response to one of many clients. */
export interface FloodResponse {
  email: string;
  /** 0 where the connection broke before a response. */
  status: number;
  retryAfter: number;
  milliseconds: number;
}

/** Clients that connect and post one contact request each, all at the same moment. */
export async function floodServer(port: number, clients: number): Promise<FloodResponse[]> {
  const page = await fetch(`http://127.0.0.1:${port}${API_PREFIX}${endpoints.issueCsrfToken.path}`);
  const { csrfToken } = schemas.issueCsrfToken.response.parse(await page.json());
  const prepared = Array.from({ length: clients }, () => prepareRequest(csrfToken));
  const start = performance.now();
  // All at once: those that are not accepted yet wait in the kernel's queue.
  const sockets = prepared.map(() => connect(port, '127.0.0.1'));
  return Promise.all(
    sockets.map(async (socket, index) => {
      const { email = '', bytes = '' } = prepared[index] ?? {};
      socket.write(bytes);
      const response = await readResponse(socket);
      return { email, ...response, milliseconds: performance.now() - start };
    }),
  );
}

function prepareRequest(csrfToken: string) {
  const contactRequest = createContactRequest();
  const body = JSON.stringify(contactRequest);
  const head = [
    `POST ${API_PREFIX}${endpoints.submitContactRequest.path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Cookie: ${csrf.cookieName}=${csrfToken}`,
    `${csrf.headerName}: ${csrfToken}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ].join('\r\n');
  return { email: contactRequest.email, bytes: `${head}\r\n\r\n${body}` };
}

async function readResponse(socket: Socket): Promise<{ status: number; retryAfter: number }> {
  const received = await text(socket).catch(() => '');
  return {
    status: Number(/^HTTP\/1.1 (\d+)/.exec(received)?.[1] ?? 0),
    retryAfter: Number(/^retry-after: (\d+)/im.exec(received)?.[1] ?? 0),
  };
}
