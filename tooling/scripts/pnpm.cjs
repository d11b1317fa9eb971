// Runs pnpm of the version in package.json. `npx pnpm` alone would take the latest, which cannot switch.
require('./check-node.cjs');
const { spawn } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { constants } = require('node:os');

// npm runs this in the root of the repository.
const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
const pnpm = spawn('npx', ['--yes', packageManager, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NPM_PID: String(process.ppid) },
});
// The child process stops everything in order, so this one waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => pnpm.kill(signal));
}
// A signal ends a program with 128 and its number, as shells report it: 130 after Ctrl-C.
pnpm.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal];
});
