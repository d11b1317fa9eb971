import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

/** The export condition under which the packages of this repository offer their source. */
export const SOURCE_CONDITION = '@kestrova/source';

/** Vite settings that read our packages from source, in the browser's build and in the server's. */
export const readPackagesFromSource = {
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
} satisfies UserConfig;
