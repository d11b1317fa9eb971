import { existsSync } from 'node:fs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const runsAsRoot = process.getuid?.() === 0;

function findChromium(): string | undefined {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) return configured;
  return existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined;
}

const executablePath = findChromium();

/**
 * How the tests start Chromium: the one that `CHROMIUM_PATH` names, else Debian's, else the one
 * that Playwright brings. It stays off the network, and in its sandbox except as root, where it
 * would not start.
 */
export const chromiumLaunch = {
  ...(executablePath && { executablePath }),
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
