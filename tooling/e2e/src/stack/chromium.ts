import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { getuid } from 'node:process';
import { chromium } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The Chromium to drive: `CHROMIUM_PATH`, else Debian's, else Playwright's own. */
export function chromiumExecutable(): string {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) return configured;
  return existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : chromium.executablePath();
}

/** Flags that keep Chromium quiet on a closed network, and let it start as root. */
export function chromiumFlags(): string[] {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    '--no-first-run',
    '--disable-sync',
    ...(getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}

/** Platform and major version, on which the look of a page depends: `linux-chromium-138`. */
export function renderingPlatform(): string {
  const executable = chromiumExecutable();
  if (!existsSync(executable)) return 'no-chromium';
  const version = (process.env['E2E_CHROMIUM_VERSION'] ??= execFileSync(executable, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }));
  return `${process.platform}-chromium-${/\d+/.exec(version)?.[0]}`;
}
