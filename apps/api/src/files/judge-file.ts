import { open } from 'node:fs/promises';
import type { IncomingFile } from './file-store.ts';
import { createFileWindow, type FileWindow } from './file-window.ts';
import { isPdf } from './judge-pdf.ts';
import { isWordDocument } from './judge-word-document.ts';
import { isWordPackage } from './judge-word-package.ts';
import { hasTrailingArchive } from './zip-directory.ts';

/** What a file is by its content, and the ending of the name that the server gives it. */
export type FileKind = 'pdf' | 'doc' | 'docx';

/** The window in which PDF readers look for a header (ISO 32000-1, annex H.3.4.1). */
const pdfHeaderWindow = 1024;

/**
 * Judges a file by its content alone: exactly one of the three kinds, well formed where it matters,
 * without macros. Undefined for anything else, also for files that are two kinds at once.
 */
export async function judgeFile(file: IncomingFile): Promise<FileKind | undefined> {
  const handle = await open(file.path, 'r');
  try {
    return await judge(createFileWindow(handle, file.size));
  } finally {
    await handle.close();
  }
}

async function judge(file: FileWindow): Promise<FileKind | undefined> {
  if (await isPdf(file)) return (await hasTrailingArchive(file)) ? undefined : 'pdf';
  if (await hasPdfHeader(file)) return undefined;
  if (await isWordDocument(file)) return (await hasTrailingArchive(file)) ? undefined : 'doc';
  if (await isWordPackage(file)) return 'docx';
  return undefined;
}

async function hasPdfHeader(file: FileWindow): Promise<boolean> {
  const start = await file.read(0, pdfHeaderWindow);
  return start.includes('%PDF-');
}
