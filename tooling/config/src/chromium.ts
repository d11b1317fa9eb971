import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

const executablePath =
  process.env['CHROMIUM_PATH'] || (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);

/**
 * How Playwright starts Chromium: the one that `CHROMIUM_PATH` names, else Debian's, else its own.
 * It stays off the network, and in its sandbox except as root, where it would not start.
 */
export const chromiumLaunch = {
  ...(executablePath && { executablePath }),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    '--disable-sync',
    '--no-first-run',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

/** What rendered text depends on, such as `linux-chromium-150`: pictures are kept by it. */
export function renderingPlatform(): string {
  // Other processes inherit the version, so that one asks for it.
  const version = executablePath
    ? (process.env['CHROMIUM_VERSION'] ??= execFileSync(executablePath, ['--version'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }))
    : '';
  return `${process.platform}-chromium-${/\d+/.exec(version)?.[0]}`;
}
