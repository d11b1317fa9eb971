import { expect, test } from 'vitest';
import { createTerminal, renderTable } from './terminal.ts';

test.each([
  { isInteractive: true, isJson: false, shown: 'Copying files …\n' },
  { isInteractive: true, isJson: true, shown: '' },
  { isInteractive: false, isJson: false, shown: '' },
])(
  'prints the current step only for a person: $isInteractive, --json $isJson',
  ({ isInteractive, isJson, shown }) => {
    let errors = '';
    const commandLine = {
      write: (text: string) => expect.unreachable(text),
      writeError: (text: string) => {
        errors += text;
      },
      isInteractive,
    };
    createTerminal(commandLine, isJson).startStep('Copying files');
    expect(errors).toBe(shown);
  },
);

test('shows a long cell whole: wrapped between words, or in one line', () => {
  const words = Array.from({ length: 9 }, (_, at) => `reason-${at}`);
  const rows = [{ id: 'a'.repeat(36), text: words.join(' '), end: 1 }];
  expect(renderTable(rows).split('\n')).toHaveLength(3);
  const [, , first = '', second = '', ...rest] = renderTable(rows, 30).split('\n');
  expect(first).toBe(`${'a'.repeat(36)}  ${words.slice(0, 3).join(' ')}  1`);
  expect(second).toBe(`${' '.repeat(36)}  ${words.slice(3, 6).join(' ')}`);
  expect(rest).toHaveLength(1);
});
