import { expect, test } from 'vitest';
import { reportErasure } from './report-erasure.ts';
import { createTerminal } from './terminal.ts';

const NOTHING_LEFT = 'Nothing is kept.';
const complete = {
  deleted: { records: 1, files: 1, emails: 2, webhooks: 0, handedOver: 0 },
  finished: { files: 0, emails: 0, failures: [] },
  pending: { count: 0, keepUntil: undefined },
  isOverwritten: true,
};

test.each([
  ['all of it is gone', {}, true],
  ['a record has arrived since', { arrived: 1 }, false],
  ['a server is sending an email', { pending: { count: 1, keepUntil: '12:00' } }, false],
])('says that nothing is kept only if that is so: %s', (_case, left, isSaid) => {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  const terminal = createTerminal({ write, writeError: write, isInteractive: false }, false);
  reportErasure(terminal, { ...complete, ...left }, NOTHING_LEFT);
  expect(text.includes(NOTHING_LEFT)).toBe(isSaid);
});
