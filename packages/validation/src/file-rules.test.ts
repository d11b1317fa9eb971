import { expect, test } from 'vitest';
import { acceptedFileTypes, findFileExtension, findFileProblem } from './file-rules.ts';

const WRONG_TYPE = 'Only PDF and DOC/DOCX files are allowed.';
const TOO_LARGE = 'File size should not exceed 5MB.';
const { pdf, doc, docx } = acceptedFileTypes;

test.each([
  ['cv.pdf', pdf, 1, undefined],
  ['cv.doc', doc, 1, undefined],
  ['cv.docx', docx, 1, undefined],
  ['CV.PDF', 'Application/PDF', 1, undefined],
  ['cv.pdf', 'application/pdf; charset=binary', 1, undefined],
  ['cv.pdf', pdf, 5_242_879, undefined],
  ['cv.pdf', pdf, 5_242_880, undefined],
  ['cv.pdf', pdf, 5_242_881, TOO_LARGE],
  ['cv.png', 'image/png', 1, WRONG_TYPE],
  ['cv.txt', 'text/plain', 1, WRONG_TYPE],
  // The type decides; the extension decides only if the type is missing.
  ['cv.pdf', 'text/html', 1, WRONG_TYPE],
  ['cv', pdf, 1, undefined],
  ['cv.pdf', '', 1, undefined],
  ['Cv.DocX', '', 1, undefined],
  ['cv.doc', 'application/octet-stream', 1, undefined],
  ['cv.exe', 'application/octet-stream', 1, WRONG_TYPE],
  ['cv.pdf.exe', '', 1, WRONG_TYPE],
  ['pdf', '', 1, WRONG_TYPE],
  ['', '', 1, WRONG_TYPE],
  // Both fail: the type's message is shown.
  ['cv.png', 'image/png', 5_242_881, WRONG_TYPE],
])('%s of type "%s" and %i bytes: %s', (name, type, size, message) => {
  expect(findFileProblem({ name, type, size })).toBe(message);
});

test('detects the type that a file claims to be', { tags: ['ASVS-5.1.1'] }, () => {
  expect(findFileExtension({ name: 'letter', type: docx, size: 1 })).toBe('docx');
  expect(findFileExtension({ name: 'letter.doc', type: '', size: 1 })).toBe('doc');
});
