import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FAKE_SERVER = fileURLToPath(new URL('fake-server.ts', import.meta.url));

/** Leads every page of the site to the server that lives in Storybook's own page. */
export function answerFromFakeServer(): Plugin {
  return {
    name: 'kestrova:fake-server',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/app/site-api.ts') ? FAKE_SERVER : undefined),
  };
}
