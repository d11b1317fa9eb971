/** The detected type of an accepted file, and the extension of its stored name. */
export type UploadKind = 'pdf' | 'doc' | 'docx';

/** The limits of a document with its embedded ones, and the reason to reject one above them. */
export const limits = {
  /** Long books have some hundreds. */
  parts: { max: 2000, reason: 'tooManyParts' },
  unpackedBytes: { max: 200 * 1024 * 1024, reason: 'tooLarge' },
  /** Of content types and relationships that are read; a thousandth is usual. */
  structureBytes: { max: 16 * 1024 * 1024, reason: 'damagedWord' },
} as const;

/** Max bytes of an embedded document to inspect, with the documents around it. */
export const maxEmbeddedBytes = 48 * 1024 * 1024;

/** Where PDF readers look for the header (ISO 32000-1, annex H.3.4.1), in bytes from the start. */
export const maxPdfHeaderOffset = 1024;

const saveAs = 'Please open it, save it as PDF or DOCX, and choose it again.';

/** What visitors read if the server cannot check a file now. */
export const uncheckedMessage =
  'Your file cannot be checked at the moment. Nothing you entered is lost; please try again in a few minutes.';

/** What visitors read of a rejected file, by reason; foreign formats are below. */
export const rejectionMessages = {
  notAllowed: 'Only PDF and DOC/DOCX files are allowed.',
  empty: 'This file is empty. Please save your document again, or choose another file.',
  macros: 'This document contains macros. Please save it as PDF, or as DOCX without macros.',
  program:
    'This document contains a program or a script. Please remove it or save the document as PDF, and choose it again.',
  attachedProgram:
    'This PDF has a program or a script attached. Please save it without attachments, and choose it again.',
  tooLarge:
    'This document unpacks to more than 200 MB. Please make its pictures smaller or save it as PDF, and choose it again.',
  tooManyParts:
    'This document consists of more than 2,000 parts. Please save it as PDF, and choose it again.',
  password:
    'This document is protected by a password. Please save it without the password, and choose it again.',
  outsidePath:
    'This document holds a file whose path leads outside of it. Please open it, save it again as PDF or DOCX, and choose it again.',
  uncheckable:
    'This file is built in a way that we cannot check. Please open it, save it as PDF, and choose it again.',
  word2: `This document was saved by Word 2. ${saveAs}`,
  damagedWord:
    'This Word file is damaged and cannot be opened. Please save your document again as PDF or DOCX, and choose it again.',
  damagedPdf:
    'This PDF is damaged and cannot be opened. Please save your document again as PDF, and choose it again.',
} as const;

/** Formats that Word opens, and that are often given a Word file's name. */
export const foreignFormats = {
  rtf: 'an RTF file',
  html: 'an HTML file',
  wordPerfect: 'a WordPerfect file',
  xml: 'an XML file',
} as const;

/** Accepted kinds of active content, with their description for the careers team. */
export const activeContents = {
  javascript: 'JavaScript',
  launchAction: 'an action that starts a program',
  externalTemplate: 'a template that is loaded from the internet',
  olePackage: 'an embedded file (OLE package)',
} as const;

export type RejectionReason = keyof typeof rejectionMessages | keyof typeof foreignFormats;
export type ActiveContent = keyof typeof activeContents;

export interface Upload {
  /** Of its temporary file. */
  path: string;
  /** The visitor's name of the file; used in messages, never to detect its type. */
  fileName: string;
}

export type UploadVerdict =
  | { isAccepted: true; kind: UploadKind; activeContent: ActiveContent[] }
  | { isAccepted: false; reason: RejectionReason; message: string };

/** The verdict on a rejected file. For a foreign format its message names both format and file name. */
export function rejectUpload(
  reason: RejectionReason,
  { fileName }: Pick<Upload, 'fileName'>,
): UploadVerdict {
  const message = isForeign(reason)
    ? `This is ${foreignFormats[reason]}${describeName(fileName)}. ${saveAs}`
    : rejectionMessages[reason];
  return { isAccepted: false, reason, message };
}

/** What the careers team reads of active content; `codes` joined by commas, as the record has them. */
export function describeActiveContent(codes: string): string {
  const texts: Readonly<Record<string, string>> = activeContents;
  return codes
    .split(',')
    .map((code) => texts[code] ?? code)
    .join(', ');
}

function isForeign(reason: RejectionReason): reason is keyof typeof foreignFormats {
  return reason in foreignFormats;
}

function describeName(fileName: string): string {
  if (/\.docx?$/i.test(fileName)) return ' with the name of a Word file';
  return /\.pdf$/i.test(fileName) ? ' with the name of a PDF file' : '';
}
