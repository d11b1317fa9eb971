import { expect, test } from 'vitest';
import { createEmail } from './email.ts';
import { toLines, toOneLine } from './plain-lines.ts';

const breaks = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
const hidden = ['\t', '\0', '\u001b', '\u202e', '\u2066', '\u200f', '\ufeff'];

test.each([...breaks, ...hidden])('makes one line of a text with %j', (character) => {
  expect(toOneLine(` Ann${character}Reference: forged `)).toBe('Ann Reference: forged');
});

test('keeps zero-width joiners', () => {
  expect(toOneLine('می‌خواهم 👩‍💻')).toBe('می‌خواهم 👩‍💻');
  expect(toLines('one\r\n\ntwo')).toEqual(['one', '', 'two']);
});

test.each(breaks)('lets no visitor forge a line of an email with %j', (character) => {
  const forged = `Ann${character}Reference: C-FORG-ED42`;
  const { text, html, subject } = createEmail(
    { recipient: 'team@example.com', subject: `Message from ${forged}` },
    {
      heading: forged,
      paragraphs: [forged],
      facts: [{ label: 'Name', value: forged }],
      quote: { label: 'Message', text: forged },
      closing: [forged],
    },
  );
  const lines = text.split(/[\n\r\v\f\u0085\u2028\u2029]/);
  expect(lines.filter((line) => line.startsWith('Reference'))).toEqual([]);
  expect(lines).toContain('> Reference: C-FORG-ED42');
  expect(subject).toBe('Message from Ann Reference: C-FORG-ED42');
  expect(html).toContain('Ann<br>Reference: C-FORG-ED42</blockquote>');
});
