/** The detected type of an accepted file, and the extension of its stored name. */
export type UploadKind = 'pdf' | 'doc' | 'docx';

const saveAs = 'Please open it, save it as PDF or DOCX, and choose it again.';

/** What visitors read of a rejected file, by reason; foreign formats are below. */
export const rejectionMessages = {
  notAllowed: 'Only PDF and DOC/DOCX files are allowed.',
  empty: 'This file is empty. Please save your document again, or choose another file.',
  macros: 'This document contains macros. Please save it as PDF, or as DOCX without macros.',
  program:
    'This document contains a program or a script. Please remove it or save the document as PDF, and choose it again.',
  tooManyParts:
    'This document consists of more than 2,000 parts. Please save it as PDF, and choose it again.',
  password:
    'This document is protected by a password. Please save it without the password, and choose it again.',
  word2: `This document was saved by Word 2. ${saveAs}`,
  damagedWord:
    'This Word file is damaged and cannot be opened. Please save your document again as PDF or DOCX, and choose it again.',
  damagedPdf:
    'This PDF is damaged and cannot be opened. Please save your document again as PDF, and choose it again.',
} as const;

/** Formats that Word opens, and that are often given a Word file's name. */
const foreignFormats = {
  rtf: 'an RTF file',
  html: 'an HTML file',
  wordPerfect: 'a WordPerfect file',
  xml: 'an XML file',
} as const;

export type RejectionReason = keyof typeof rejectionMessages | keyof typeof foreignFormats;

export type UploadVerdict =
  | { isAccepted: true; kind: UploadKind }
  | { isAccepted: false; reason: RejectionReason; message: string };

/** The verdict on a rejected file. For a foreign format its message names both format and file name. */
export function rejectUpload(reason: RejectionReason, fileName: string): UploadVerdict {
  const message = isForeign(reason)
    ? `This is ${foreignFormats[reason]}${describeName(fileName)}. ${saveAs}`
    : rejectionMessages[reason];
  return { isAccepted: false, reason, message };
}

function isForeign(reason: RejectionReason): reason is keyof typeof foreignFormats {
  return reason in foreignFormats;
}

function describeName(fileName: string): string {
  if (/\.docx?$/i.test(fileName)) return ' with the name of a Word file';
  return /\.pdf$/i.test(fileName) ? ' with the name of a PDF file' : '';
}
