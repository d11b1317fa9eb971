import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { readPackagesFromSource } from './source-condition.ts';

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
      const server = await createServer({
        ...readPackagesFromSource,
        configFile: false,
        appType: 'custom',
        logLevel: 'error',
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
      });
      for (const { fileName, source } of await draw(server)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
      await server.close();
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? '';
        if (path !== 'icons.svg' && !path.startsWith('pictures/')) return next();
        draw(server).then((files) => {
          const file = files.find(({ fileName }) => fileName === path);
          if (!file) return next();
          response.setHeader('content-type', 'image/svg+xml').end(file.source);
        }, next);
      });
    },
  };
}

async function draw(server: ViteDevServer): Promise<DrawnFile[]> {
  const module = await server.ssrLoadModule(MODULE);
  const { drawnFiles: drawAll } = module as { drawnFiles: () => DrawnFile[] };
  return drawAll();
}
