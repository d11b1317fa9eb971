import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One POST as it came over the wire, to the byte. */
export interface RecordedPost {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** What stands in for the API: it accepts everything that is sent, and keeps it. */
export interface WireRecorder {
  posts: RecordedPost[];
  stop: () => Promise<void>;
}

/** Starts a recorder that reads jobs from the real API and accepts whatever is submitted. */
export async function recordWire(port: number, apiUrl: string): Promise<WireRecorder> {
  const posts: RecordedPost[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { method, url: path = '', headers } = request;
      if (method === 'POST') {
        posts.push({ path, headers, body: await buffer(request) });
        response.setHeader('Content-Type', 'application/json');
        response.end('{"responseCode":1,"responseMessage":"Recorded.","email":"a@b.co"}');
        return;
      }
      const answer = await fetch(apiUrl + path);
      const cookie = answer.headers.get('set-cookie');
      if (cookie) response.setHeader('Set-Cookie', cookie);
      response.statusCode = answer.status;
      response.setHeader('Content-Type', answer.headers.get('content-type') ?? 'text/plain');
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    posts,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
