import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Serves what `origin` serves, with texts compressed and changed by `change`. Each is fetched once. */
export async function serveCopy(origin: string, change = (text: string) => text) {
  const copies = new Map<string, ReturnType<typeof copy>>();

  async function copy(path: string) {
    const response = await fetch(origin + path);
    const { status } = response;
    const type = response.headers.get('content-type') ?? '';
    const content = new Uint8Array(await response.arrayBuffer());
    if (!/text|script|json|svg/.test(type)) return { status, type, encoding: 'identity', content };
    const text = change(new TextDecoder().decode(content));
    return { status, type, encoding: 'br', content: await compress(text) };
  }

  async function respond({ url = '/' }: IncomingMessage, response: ServerResponse) {
    const copied = copies.get(url) ?? copy(url);
    copies.set(url, copied);
    const { status, type, encoding, content } = await copied;
    response.writeHead(status, { 'Content-Type': type, 'Content-Encoding': encoding });
    response.end(content);
  }

  const server = createServer((request, response) => void respond(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
