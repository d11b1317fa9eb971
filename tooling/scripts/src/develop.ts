import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { inRepository } from './repository.ts';
import { checkPorts } from './running/check-ports.ts';
import { createDataFolder, readSettings, SettingError, type Settings } from './running/settings.ts';
import { stopSignal } from './running/stop-signal.ts';
import { supervise } from './running/supervise.ts';

const NAME_WIDTH = 12;
const colors = ['yellow', 'magenta', 'green', 'cyan', 'blue', 'red'] as const;

interface Program {
  name: string;
  /** Its folder in `apps/`. */
  app: string;
  command: string;
}

/** Every site with changes shown at once, the API started again after each, and Storybook. */
async function develop(): Promise<void> {
  const settings = readSettings();
  await checkPorts([settings.api, ...settings.sites, settings.storybook]);
  await createDataFolder(settings.dataDir);
  const stopped = stopSignal();
  const running = listPrograms(settings).map((program, index) => {
    const name = styleText(
      colors[index % colors.length] ?? 'white',
      program.name.padEnd(NAME_WIDTH),
    );
    const print = (line: string) => console.log(`${name} ${line}`);
    return supervise(
      () => startProgram(program, settings.environment, print),
      (reason) => print(`ended (${reason}) and is started again`),
    );
  });
  await stopped;
  await Promise.all(running.map((program) => program.stop()));
}

function listPrograms({ sites, storybook }: Settings): Program[] {
  const watch = '--watch --watch-preserve-output --conditions=@kestrova/source';
  const quiet = '--exact-port --no-open --ci';
  return [
    { name: 'API', app: 'api', command: `node ${watch} src/server.ts` },
    {
      name: 'Storybook',
      app: 'storybook',
      command: `node_modules/.bin/storybook dev --port ${storybook.port} ${quiet}`,
    },
    ...sites.map(({ name, app, port }) => ({
      name,
      app,
      command: `node_modules/.bin/vite --port ${port} --strictPort --clearScreen false`,
    })),
  ];
}

function startProgram(
  { app, command }: Program,
  environment: NodeJS.ProcessEnv,
  print: (line: string) => void,
): ChildProcess {
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, {
    cwd: inRepository('apps', app),
    env: { ...process.env, ...environment, STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', print);
  }
  return child;
}

try {
  await develop();
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
}
