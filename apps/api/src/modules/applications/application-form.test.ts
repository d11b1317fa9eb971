import { expect, test } from 'vitest';
import { cleanFileName } from './application-form.ts';

test.each([
  ['Zoë Lebenslauf.pdf', 'Zoë Lebenslauf.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Windows\\cv.doc', 'cv.doc'],
  ['\u202Efdp.exe.pdf', 'fdp.exe.pdf'],
  ['a\0b\r\nc.pdf', 'abc.pdf'],
  ['\uD800.pdf', '\uFFFD.pdf'],
  ['履歴書.docx', '履歴書.docx'],
  ['Asha %22final%22%0D%0A CV.pdf', 'Asha "final" CV.pdf'],
  ['%2E%2e%2Fcv 100%25 %22.pdf', '%2E%2e%2Fcv 100%25 ".pdf'],
  ['cv\uffff.pdf', 'cv.pdf'],
  ['', 'unnamed'],
  ['/', 'unnamed'],
])('cleans %j to %j', { tags: ['ASVS-5.3.2', 'ASVS-5.4.2'] }, (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

test('keeps the ending of a long name', { tags: ['ASVS-5.4.2'] }, () => {
  const name = cleanFileName(`${'名'.repeat(10_000)}.pdf`);
  expect(Array.from(name)).toHaveLength(150);
  expect(name).toMatch(/名\.pdf$/);
});
