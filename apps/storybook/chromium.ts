import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const runsAsRoot = process.getuid?.() === 0;

const executablePath =
  process.env['CHROMIUM_PATH'] ??
  (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : chromium.executablePath());

/**
 * How the tests start Chromium: the one that `CHROMIUM_PATH` names, else Debian's, else the one
 * that Playwright brings. It stays off the network, and in its sandbox except as root, where it
 * would not start.
 */
export const chromiumLaunch = {
  executablePath,
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    '--disable-sync',
    '--no-first-run',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    ...(runsAsRoot ? ['--no-sandbox'] : []),
  ],
};

/** What the rasterised text depends on, such as `linux-chromium-150`: screenshots are kept by it. */
export function screenshotPlatform(): string {
  const version = execFileSync(executablePath, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return `${process.platform}-chromium-${/(\d+)\./.exec(version)?.[1]}`;
}
