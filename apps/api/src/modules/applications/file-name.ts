import type { ApplicationFileRow } from '../../database/schema.ts';

const maxNameLength = 150;

/**
 * Makes a visitor's file name safe to show and store: no folders, no control or direction characters,
 * no lone surrogates, at most 150 characters including its extension.
 */
export function cleanFileName(name: string): string {
  const clean = (name.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  const characters = Array.from(clean);
  if (characters.length <= maxNameLength) return clean === '' ? 'unnamed' : clean;
  const extension = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  return characters.slice(0, maxNameLength - extension.length).join('') + extension;
}

/** What a stored file is called outside of the store: by its application, with its detected type. */
export function createReadableName(
  reference: string,
  { part, kind }: Pick<ApplicationFileRow, 'part' | 'kind'>,
): string {
  return `${reference}-${part}.${kind}`;
}
