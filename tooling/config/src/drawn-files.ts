import { defaultServerConditions, runnerImport, type Plugin } from 'vite';
import { SOURCE_CONDITION } from './source-condition.ts';

interface DrawnFile {
  fileName: string;
  source: string;
}

const MODULE = '@kestrova/site/drawn-files';

/**
 * Offers the files that the site draws by code: they are drawn once per build, and in development
 * again for each request, so that a change of a drawing shows on reload.
 */
export function drawnFiles(): Plugin {
  return {
    name: 'kestrova:drawn-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const { fileName, source } of await draw()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? '';
        if (path !== 'icons.svg' && !path.startsWith('pictures/')) return next();
        draw().then((files) => {
          const file = files.find(({ fileName }) => fileName === path);
          if (!file) return next();
          response.setHeader('content-type', 'image/svg+xml').end(file.source);
        }, next);
      });
    },
  };
}

/** Runs apart from the site's own server, whose settings for React's server side differ. */
async function draw(): Promise<DrawnFile[]> {
  const { module } = await runnerImport<{ drawnFiles: () => DrawnFile[] }>(MODULE, {
    configFile: false,
    environments: {
      inline: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
    },
  });
  return module.drawnFiles();
}
