import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { findDatabaseFault } from './database-error.ts';

const missing = '/nowhere/.s.PGSQL.5432';

test('a missing file is no matter of the database, a missing socket is', async () => {
  const [fileError] = await once(createReadStream(missing), 'error');
  const [socketError] = await once(connect(missing), 'error');
  expect(fileError).toMatchObject({ code: 'ENOENT' });
  expect(socketError).toMatchObject({ code: 'ENOENT' });
  expect(findDatabaseFault(fileError)).toBeUndefined();
  expect(findDatabaseFault(socketError)).toBe('down');
});
