/** What the rules need to know about a file; the browser's `File` fits. */
export interface FileFacts {
  readonly name: string;
  /** MIME type, empty if it is not known. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** A rule for a file, and its message. */
export interface FileRule {
  readonly message: string;
  readonly accepts: (file: FileFacts) => boolean;
}

/** The largest file that is accepted: 5 MB, in bytes (spec 9). */
export const MAX_FILE_BYTES = 5_242_880;

export const FILE_TOO_LARGE_MESSAGE = 'File size should not exceed 5MB.';

/** The accepted types of file: MIME type by extension (spec 5). */
export const acceptedFileTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/**
 * Types that browsers send for a file of unknown type, and types that WPS Office, old systems and
 * mail programs give to documents.
 */
const VAGUE_TYPE =
  /^(?:|(?:application|binary)\/octet-stream|application\/(?:(?:force-|x-)?download|zip|x-zip(?:-compressed)?|x-pdf|acrobat|kswps|wps-office\..+|x-msword|x-ole-storage|vnd\.ms-(?:office|word)))$/;

/** The rules for the CV and the additional file, in the order of precedence (spec 5). */
export const fileRules: readonly FileRule[] = [
  {
    message: 'Only PDF and DOC/DOCX files are allowed.',
    accepts: hasAcceptedType,
  },
  {
    message: FILE_TOO_LARGE_MESSAGE,
    accepts: ({ size }) => size <= MAX_FILE_BYTES,
  },
];

/** Shown after a submit without a CV; the application is sent nevertheless (spec 5). */
export const MISSING_CV_MESSAGE = 'Upload CV must not be empty.';

/** Shown if several files are dropped on a field at once. */
export const SEVERAL_FILES_MESSAGE = 'Please drop one file.';

/** Shown if the browser can no longer read the file, by the name of its field. */
export const CHANGED_FILE_MESSAGES = {
  cv: 'The resume has changed since you chose it. Please choose it again.',
  additionalFile: 'The additional file has changed since you chose it. Please choose it again.',
};

/** The message of the first broken rule, or nothing if the file is valid. */
export function findFileProblem(file: FileFacts): string | undefined {
  return fileRules.find((rule) => !rule.accepts(file))?.message;
}

/** Checks the type unless it is vague, then the extension. The server checks only the content. */
function hasAcceptedType({ name, type }: FileFacts): boolean {
  const claimed = type.toLowerCase().split(';', 1)[0]?.trim() ?? '';
  if (!VAGUE_TYPE.test(claimed)) return Object.values<string>(acceptedFileTypes).includes(claimed);
  return Object.hasOwn(acceptedFileTypes, name.toLowerCase().split('.').slice(1).at(-1) ?? '');
}
