import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
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

const rows = [
  { id: '5f0c3b1e', subject: 'We received your application. '.repeat(4), reason: 'x'.repeat(90) },
];

test('writes each row as one line in a pipe', () => {
  expect(renderTable(rows).split('\n')).toHaveLength(2);
});

test('fits a table into the terminal by wrapping its widest columns, and omits nothing', () => {
  const [, ...lines] = renderTable(rows, 60).split('\n');
  expect(lines[0]).toMatch(/^5f0c3b1e {2}We received your {10}x{24}$/);
  expect(Math.max(...lines.map((line) => line.length))).toBe(60);
  expect(lines.join('').match(/x/g)).toHaveLength(90);
});

test('writes the control characters of a visitor as spaces', () => {
  const [, line] = renderTable([{ name: 'a\u001B[2K\r\n\u202Eb\u0007', email: 'c' }]).split('\n');
  expect(line).toBe('a [2K b   c');
});

test('writes thousands of rows', () => {
  const text = renderTable(Array.from({ length: 1100 }, (_, id) => ({ id, name: '中文' })));
  const cells = text.split('\n').map((line) => line.split(/ +/));
  expect(cells).toHaveLength(1101);
  expect([cells[0], cells[1], cells[1100]]).toEqual([
    ['id', 'name'],
    ['0', '中文'],
    ['1099', '中文'],
  ]);
});

test.each(['no\n', '\u0003', '\u0004'])('changes nothing after the reply %j', async (reply) => {
  const input = new PassThrough();
  const output = Object.assign(new PassThrough(), { isTTY: true });
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as never);
  vi.spyOn(process, 'stderr', 'get').mockReturnValue(output as never);
  const ignore = () => undefined;
  const commandLine = { write: ignore, writeError: ignore, isInteractive: true };
  const confirmed = createTerminal(commandLine, false).confirm('Erase?');
  input.write(reply);
  await expect(confirmed).rejects.toThrow(/^Nothing was changed\.$/);
});
