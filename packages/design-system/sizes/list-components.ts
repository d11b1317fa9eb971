import { readFile } from 'node:fs/promises';

/** The names of the components that the package exports, in the order of its front door. */
export async function listComponents(): Promise<string[]> {
  const frontDoor = await readFile(new URL('../src/index.ts', import.meta.url), 'utf8');
  return [...frontDoor.matchAll(/export \{ ([^}]+) \} from/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z][a-z]/.test(name));
}
