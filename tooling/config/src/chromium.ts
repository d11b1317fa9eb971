import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';

/** Debian's programs; the headless shell takes little more than half the time. */
const DEBIAN_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const executablePath =
  process.env['CHROMIUM_PATH'] || DEBIAN_CHROMIUM.find((path) => existsSync(path));

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
    // Without hints of fonts and colour profiles of screens: pictures are the same on every machine.
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

/** Names a folder of pictures after what their text depends on: `linux-chromium-headless-shell-150`. */
export function renderingPlatform(): string {
  if (!executablePath) return 'no-pictures';
  // Other processes inherit the version, so only the first one asks for it.
  const version = (process.env['CHROMIUM_VERSION'] ??= execFileSync(executablePath, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }));
  return `${process.platform}-${basename(executablePath)}-${/\d+/.exec(version)?.[0]}`;
}
