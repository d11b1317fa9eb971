import { existsSync, readFileSync } from 'node:fs';

export const FIREFOX = process.env['FIREFOX_PATH'] || '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = process.env['WEBKIT_DRIVER_PATH'] || '/usr/bin/WebKitWebDriver';
/** A virtual screen. */
export const XVFB = process.env['XVFB_PATH'] || '/usr/bin/Xvfb';

/** The engines that Playwright does not drive, and the programs that each needs. */
const programs = { firefox: [FIREFOX], webkit: [WEBKIT_DRIVER, XVFB] };

export type DrivenEngine = keyof typeof programs;

export const drivenEngines: readonly DrivenEngine[] = ['firefox', 'webkit'];

/** Whether an engine can run. On Debian, where `npm test` installs it, its absence fails the journeys. */
export function isInstalled(engine: DrivenEngine): boolean {
  const release = '/etc/os-release';
  const isDebian = existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
  return isDebian || programs[engine].every((path) => existsSync(path));
}
