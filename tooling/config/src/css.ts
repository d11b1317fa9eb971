import { basename } from 'node:path';

/**
 * The oldest browsers for which CSS is not rewritten. For older ones `light-dark()` would be
 * rewritten into properties that the root resolves once, and a part with a color scheme of its own
 * (a deep band, a sample in the other theme) would keep the colors of the page around it.
 */
export const CSS_TARGET = ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'];

const files = new Map<string, string>();

/**
 * Names a class of a CSS module after its file: `hero-title`. Such names are readable, and compress
 * to half the size of hashed ones.
 * @throws Error if two files have the same base name, since their classes would collide.
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
