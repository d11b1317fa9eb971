import { expect, it } from 'vitest';
import { formatFileSize } from './file-field.tsx';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [861_184, '841 KB'],
  [1_048_575, '1.0 MB'],
  [5_242_880, '5.0 MB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
