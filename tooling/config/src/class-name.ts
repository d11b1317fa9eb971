import { basename } from 'node:path';

const files = new Map<string, string>();

/**
 * Names a class of a CSS module after its file: `hero-title`. Such names read well and compress to
 * half of what hashed ones do.
 * @throws Error where two files have the same base name, since their classes would be one.
 */
export function className(local: string, file: string): string {
  const path = file.replace(/\?.*$/, '');
  const name = basename(path, '.module.css');
  const known = files.get(name) ?? path;
  if (known !== path) {
    throw new Error(`${path} and ${known} would share their class names; rename one of them.`);
  }
  files.set(name, path);
  return `${name}-${local}`;
}
