import { existsSync, readFileSync } from 'node:fs';

export const FIREFOX = process.env['FIREFOX_PATH'] || '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = process.env['WEBKIT_DRIVER_PATH'] || '/usr/bin/WebKitWebDriver';
/** A screen that nobody sees. */
export const XVFB = process.env['XVFB_PATH'] || '/usr/bin/Xvfb';

/** The engines that other drivers than Playwright's drive, and the programs that each needs. */
const programs = { firefox: [FIREFOX], webkit: [WEBKIT_DRIVER, XVFB] };

export type DrivenEngine = keyof typeof programs;

export const drivenEngines: readonly DrivenEngine[] = ['firefox', 'webkit'];

/**
 * Whether journeys run in an engine. On Debian, where `npm test` installs it, they always do;
 * elsewhere only where its programs are, and otherwise a line says what is missing.
 */
export function canRun(engine: DrivenEngine): boolean {
  const missing = programs[engine].filter((path) => !existsSync(path));
  if (missing.length === 0 || isDebian()) return true;
  // Playwright reads its configuration again in each worker.
  if (!process.env['TEST_WORKER_INDEX']) {
    console.log(`No journey runs in ${engine}: there is no ${missing.join(' and no ')}.`);
  }
  return false;
}

function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}
