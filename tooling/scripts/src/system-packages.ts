import { chromium } from 'playwright';

/** Something that the checks need and that no package registry brings. */
export interface SystemPackage {
  name: string;
  /** What the checks do with it; without it, this is left out or fails. */
  why: string;
  /** The packages that bring it on Debian and its kin. */
  debianPackages: readonly string[];
  /** Where it may be. */
  paths: readonly string[];
  /** A file that it is of no use without. */
  module?: string;
  /** The setting that names another copy of it, and under which the checks find it. */
  setting?: string;
  /** The option with which it prints its version, where that is not `--version`. */
  versionOption?: string;
  /** Programs that do as well where it can neither be found nor installed. */
  substitutes?: readonly string[];
  /** What Playwright calls it, which downloads it where all else fails. */
  playwrightName?: string;
  /** Whether a person's machine may lack it: `why` is left out then. */
  isOptional?: true;
}

const fontFolder = '/usr/share/fonts/truetype';

/** A font that a visitor's device may have as its only one. */
function font(name: string, debianPackage: string, folder: string): SystemPackage {
  return {
    name,
    why: 'pages are opened with it in place of a late typeface',
    debianPackages: [debianPackage],
    paths: [`${fontFolder}/${folder}`],
    isOptional: true,
  };
}

/** Everything that the checks need besides Node and npm. `npm start` needs nothing else. */
export const systemPackages: readonly SystemPackage[] = [
  {
    name: 'Chromium',
    why: 'journeys, Storybook and benchmarks run in it',
    setting: 'CHROMIUM_PATH',
    debianPackages: ['chromium-headless-shell'],
    paths: ['/usr/bin/chromium-headless-shell'],
    // Slower, and pages are not compared with pictures.
    substitutes: ['/usr/bin/chromium', chromium.executablePath()],
    playwrightName: 'chromium',
  },
  font('Liberation Sans', 'fonts-liberation', 'liberation'),
  font('Roboto', 'fonts-roboto-unhinted', 'roboto'),
  font('Noto Sans', 'fonts-noto-core', 'noto'),
  font('DejaVu Sans', 'fonts-dejavu-core', 'dejavu'),
  {
    name: 'nginx',
    why: 'its configuration is tested',
    setting: 'NGINX_PATH',
    debianPackages: ['nginx', 'libnginx-mod-http-brotli-static'],
    versionOption: '-v',
    paths: ['/usr/sbin/nginx', '/usr/bin/nginx'],
    module: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  },
  {
    name: 'Firefox',
    why: 'journeys run in it too',
    setting: 'FIREFOX_PATH',
    debianPackages: ['firefox-esr'],
    paths: ['/usr/bin/firefox-esr'],
    isOptional: true,
  },
  {
    name: 'WebKit',
    why: 'journeys run in it too',
    setting: 'WEBKIT_DRIVER_PATH',
    debianPackages: ['webkit2gtk-driver'],
    paths: ['/usr/bin/WebKitWebDriver'],
    isOptional: true,
  },
  {
    name: 'Xvfb',
    why: 'it is the screen on which WebKit runs',
    setting: 'XVFB_PATH',
    debianPackages: ['xvfb'],
    versionOption: '-version',
    paths: ['/usr/bin/Xvfb'],
    isOptional: true,
  },
  {
    name: 'pg_dump',
    // With a server of the same version, which the tests prefer; they look for both by themselves.
    why: 'backups of PostgreSQL are tested',
    setting: 'PG_DUMP_PATH',
    debianPackages: ['postgresql'],
    paths: ['/usr/bin/pg_dump'],
  },
];
