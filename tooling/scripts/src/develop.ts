import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot } from './repository.ts';
import { withoutTelemetry } from './run-command.ts';
import { runMain } from './run-main.ts';
import { checkPorts, createDataFolder, readSettings } from './running/settings.ts';
import { stopSignal } from './running/stop-signal.ts';

/* Runs the script `dev` of every app: the sites, the API and Storybook. */
await runMain(async () => {
  const settings = readSettings();
  await checkPorts([settings.api, ...settings.sites, settings.storybook]);
  await createDataFolder(settings.dataDir);
  const turbo = spawn('turbo', ['run', 'dev', '--filter=./apps/*', '--env-mode=loose'], {
    cwd: repositoryRoot,
    env: { ...process.env, ...withoutTelemetry, ...settings.environment, FORCE_COLOR: '1' },
    stdio: 'inherit',
  });
  const ended = once(turbo, 'exit');
  await Promise.race([stopSignal(), ended]);
  turbo.kill('SIGINT');
  await ended;
});
