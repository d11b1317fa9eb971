import { startPostgresProgram, type PostgresProgram } from './postgres-programs.ts';

/**
 * Reads the rows of a dump without a database, line by line.
 * @returns how many rows each table has.
 * @throws BackupError where `pg_restore` cannot read it.
 */
export async function readDump(
  pgRestore: PostgresProgram,
  path: string,
  signal: AbortSignal,
  onFile: (name: string, sha256: string) => void,
): Promise<Record<string, number>> {
  const args = ['--data-only', '--file=-', path];
  const { child, ended } = startPostgresProgram(pgRestore, args, { signal });
  const tables: Record<string, number> = {};
  let copy: CopyBlock | undefined;
  if (child.stdout !== null) {
    for await (const line of splitLines(child.stdout)) {
      if (copy === undefined) {
        copy = findCopyBlock(line);
        if (copy !== undefined) tables[copy.table] ??= 0;
      } else if (line === '\\.') {
        copy = undefined;
      } else {
        tables[copy.table] = (tables[copy.table] ?? 0) + 1;
        if (copy.table !== 'applicationFiles') continue;
        const cells = line.split('\t');
        onFile(
          cells[copy.columns.indexOf('name')] ?? '',
          cells[copy.columns.indexOf('sha256')] ?? '',
        );
      }
    }
  }
  await ended;
  return tables;
}

interface CopyBlock {
  table: string;
  columns: string[];
}

/** `COPY public."applicationFiles" (name, "applicationId") FROM stdin;` */
function findCopyBlock(line: string): CopyBlock | undefined {
  const match = /^COPY (?:[^ ]+\.)?"?(\w+)"? \(([^)]*)\) FROM stdin;$/.exec(line);
  if (match === null) return undefined;
  const [, table = '', columns = ''] = match;
  return { table, columns: columns.split(', ').map((column) => column.replaceAll('"', '')) };
}

/** By line feeds only, and each byte a character: a row may hold other separators of lines. */
async function* splitLines(stream: NodeJS.ReadableStream): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('latin1')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
