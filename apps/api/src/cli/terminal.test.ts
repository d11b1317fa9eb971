import { expect, test } from 'vitest';
import { createTerminal } from './terminal.ts';

test.each([
  { isInteractive: true, isJson: false, shown: 'Copying files …\n' },
  { isInteractive: true, isJson: true, shown: '' },
  { isInteractive: false, isJson: false, shown: '' },
])(
  'names the step that begins only to a person: $isInteractive, --json $isJson',
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
