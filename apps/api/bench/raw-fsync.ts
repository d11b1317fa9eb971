import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';

/** Writes and fsyncs of one page per second: an upper bound for any database on this disk. */
export function measureFsyncs(path: string, milliseconds: number): number {
  const page = Buffer.alloc(4096, 1);
  const file = openSync(path, 'w');
  const end = performance.now() + milliseconds;
  let count = 0;
  while (performance.now() < end) {
    writeSync(file, page, 0, page.length, count * page.length);
    fsyncSync(file);
    count += 1;
  }
  closeSync(file);
  rmSync(path);
  return count / (milliseconds / 1000);
}
