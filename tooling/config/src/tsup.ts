import type { Options } from 'tsup';

/**
 * How a package is built for release: ES modules with type declarations, one file per entry.
 * CSS Modules need `local-css`; without it tsup turns them into `{}` and reports success.
 */
export function packageBuild(options: Options): Options {
  return {
    format: 'esm',
    target: 'es2024',
    dts: true,
    clean: true,
    sourcemap: true,
    treeshake: true,
    loader: { '.css': 'local-css', '.svg': 'copy', '.woff2': 'copy' },
    ...options,
  };
}
