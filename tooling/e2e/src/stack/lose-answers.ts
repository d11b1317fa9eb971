import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** A way to the API on which answers to POSTs can get lost after the API has acted. */
export interface UnreliableWay {
  isLosing: boolean;
  /** How many answers were lost. */
  lost: number;
  stop: () => Promise<void>;
}

/** Stands between a site and its API. */
export async function loseAnswers(port: number, apiPort: number): Promise<UnreliableWay> {
  const way: UnreliableWay = { isLosing: true, lost: 0, stop };
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const onward = ask({ port: apiPort, method, path: url, headers }, (answer) => {
      if (way.isLosing && method === 'POST') {
        way.lost += 1;
        answer.resume().once('end', () => response.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      void pipeline(answer, response);
    });
    void pipeline(request, onward);
  });
  server.listen(port);
  await once(server, 'listening');

  async function stop() {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
  return way;
}
