import { expect, test } from 'vitest';
import { acceptedFileTypes, findFileProblem } from './file-rules.ts';

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
  // Labels of WPS Office, old Linux, Windows without Office, and mail programs: the extension decides.
  ['cv.docx', 'application/wps-office.docx', 1, undefined],
  ['cv.doc', 'application/wps-office.doc', 1, undefined],
  ['cv.pdf', 'application/wps-office.pdf', 1, undefined],
  ['cv.xlsx', 'application/wps-office.xlsx', 1, WRONG_TYPE],
  ['cv.docx', 'application/zip', 1, undefined],
  ['cv.docx', 'application/x-zip-compressed', 1, undefined],
  ['cv.doc', 'application/vnd.ms-office', 1, undefined],
  ['cv.doc', 'application/vnd.ms-word', 1, undefined],
  ['cv.pdf', 'application/x-pdf', 1, undefined],
  ['photos.zip', 'application/zip', 1, WRONG_TYPE],
  // Another kind of file, whatever its extension.
  ['cv.doc', 'application/rtf', 1, WRONG_TYPE],
  ['cv.docx', 'application/vnd.oasis.opendocument.text', 1, WRONG_TYPE],
  ['cv.pdf', 'audio/mpeg', 1, WRONG_TYPE],
  ['cv.pdf', 'video/mp4', 1, WRONG_TYPE],
  ['cv.pdf.exe', '', 1, WRONG_TYPE],
  ['pdf', '', 1, WRONG_TYPE],
  ['', '', 1, WRONG_TYPE],
  // Both fail: the type's message is shown.
  ['cv.png', 'image/png', 5_242_881, WRONG_TYPE],
])('%s of type "%s" and %i bytes: %s', (name, type, size, message) => {
  expect(findFileProblem({ name, type, size })).toBe(message);
});
