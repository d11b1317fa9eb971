import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { inRepository } from './repository.ts';
import { prepareDataFolder } from './running/data-folder.ts';
import { claimPorts } from './running/check-ports.ts';
import { readRunSettings, SettingError, type RunSettings } from './running/settings.ts';
import { supervise } from './running/supervise.ts';
import { whenAskedToStop } from './running/stop-signal.ts';

const NAME_WIDTH = 9;

type Colour = 'cyan' | 'green' | 'magenta' | 'yellow';

interface Program {
  name: string;
  colour: Colour;
  folder: string;
  program: string;
  args: readonly string[];
}

/** Both sites with changes shown at once, the API started again after each, and Storybook. */
async function develop(): Promise<void> {
  const settings = readRunSettings();
  await claimPorts(settings, ['API_PORT', 'INDIA_PORT', 'USA_PORT', 'STORYBOOK_PORT']);
  await prepareDataFolder(settings.dataDir);
  const stopped = whenAskedToStop();
  const running = programs(settings).map((program) =>
    supervise(
      () => launch(program, settings.environment),
      (reason) => tell(program, `ended (${reason}) and is started again`),
    ),
  );
  await stopped;
  await Promise.all(running.map((program) => program.stop()));
}

function programs({ ports }: RunSettings): Program[] {
  const site = (name: string, app: string, colour: Colour, port: number): Program => ({
    name,
    colour,
    folder: inRepository('apps', app),
    program: inRepository('apps', app, 'node_modules/.bin/vite'),
    args: ['--port', String(port), '--strictPort', '--clearScreen', 'false'],
  });
  return [
    {
      name: 'API',
      colour: 'yellow',
      folder: inRepository('apps/api'),
      program: 'node',
      args: [
        '--watch',
        '--watch-preserve-output',
        '--conditions=@kestrova/source',
        'src/server.ts',
      ],
    },
    site('India', 'india', 'green', ports.INDIA_PORT),
    site('USA', 'usa', 'cyan', ports.USA_PORT),
    {
      name: 'Storybook',
      colour: 'magenta',
      folder: inRepository('apps/storybook'),
      program: inRepository('apps/storybook/node_modules/.bin/storybook'),
      args: ['dev', '--port', String(ports.STORYBOOK_PORT), '--exact-port', '--no-open', '--ci'],
    },
  ];
}

function launch(program: Program, environment: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(program.program, program.args, {
    cwd: program.folder,
    env: { ...process.env, ...environment, STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => tell(program, line));
  }
  return child;
}

function tell({ name, colour }: Program, line: string): void {
  console.log(`${styleText(colour, name.padEnd(NAME_WIDTH))} ${line}`);
}

try {
  await develop();
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
}
