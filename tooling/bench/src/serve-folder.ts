import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';

/** Copies a file or folder of a built site without the compressed copies in it. */
export async function copyPlain(from: string, to: string): Promise<void> {
  const filter = (path: string) => !/\.(?:br|gz)$/.test(path);
  await cp(from, to, { recursive: true, filter });
}

/** Serves a folder of pages, each at the name of its file without `.html`, with texts compressed. */
export async function serveFolder(folder: string) {
  for await (const name of glob('**/*.{html,js,css,svg,txt}', { cwd: folder })) {
    const file = join(folder, name);
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
  const app = fastify({
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => (extname(url) ? url : `${url}.html`),
  });
  await app.register(fastifyStatic, { root: folder, preCompressed: true });
  return { origin: await app.listen({ port: 0 }), stop: () => app.close() };
}
