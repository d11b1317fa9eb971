import type { FileWindow } from './file-window.ts';
import { openCompoundFile } from './compound-file.ts';

/** Begins every Word binary stream (MS-DOC 2.5.2, wIdent). */
const wordIdent = 0xa5ec;

/** What makes a compound file another program's document, or one that carries macros. */
const forbiddenNames = new Set([
  'workbook',
  'book',
  'powerpoint document',
  'visiodocument',
  'encryptedpackage',
  'macros',
  '_vba_project_cur',
  '_vba_project',
  'vba',
]);

/** Whether a file is a binary Word document: a compound file whose main stream is Word's. */
export async function isWordDocument(file: FileWindow): Promise<boolean> {
  const compound = await openCompoundFile(file);
  if (compound === undefined) return false;
  if (compound.entries.some((entry) => forbiddenNames.has(entry.name.toLowerCase()))) return false;
  const main = compound.entries.find(({ name, isStream }) => name === 'WordDocument' && isStream);
  if (main === undefined || main.size < 32) return false;
  const start = await compound.readStart(main);
  return start.length >= 2 && start.readUInt16LE(0) === wordIdent;
}
