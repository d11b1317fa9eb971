import { randomInt } from 'node:crypto';
import { oneOf } from '../fuzz/random.ts';

/** Makes another address of a page's path. */
type Change = (path: string) => string;

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const anyCharacter = () => alphabet.charAt(randomInt(alphabet.length));
const word = () => Array.from({ length: randomInt(2, 12) }, anyCharacter).join('');
const base64 = (text: string | number) => Buffer.from(String(text)).toString('base64');

/** Changes one character after the first slash. */
function changeAt(path: string, change: (character: string) => string): string {
  const at = randomInt(1, path.length);
  return path.slice(0, at) + change(path.charAt(at)) + path.slice(at + 1);
}

const toCode = (character: string) =>
  `%${character.charCodeAt(0).toString(16).padStart(2, '0').slice(-2)}`;

const typos: readonly Change[] = [
  (path) => changeAt(path, () => ''),
  (path) => changeAt(path, (character) => character + character),
  (path) => changeAt(path, anyCharacter),
  (path) => changeAt(path, (character) => anyCharacter() + character),
  (path) => changeAt(path, (character) => character.toUpperCase()),
  (path) => path.toUpperCase(),
  (path) => path.slice(0, randomInt(1, path.length + 1)),
  (path) => path.replaceAll('-', oneOf(['_', '', '%20', '+', '--'])),
  (path) => path + anyCharacter(),
];

const segments: readonly Change[] = [
  (path) => `${path}/${word()}`,
  (path) => `/${word()}${path}`,
  (path) => path + path,
  (path) => path.replace(/\/[^/]+$/, `/${word()}`),
  (path) => path + oneOf(['/', '//', '/./', '/../', '/.', '/..', '/%2e%2e/', '/%2F', '%2f']),
  (path) => path.replaceAll('/', '//'),
  (path) => `/${path}`,
  (path) => path.replaceAll('/', oneOf(['\\', '%5C', '%2F', '/./', `/${word()}/../`])),
  (path) => `/${oneOf(['en', 'in', 'us', 'india', 'usa', 'en-us', 'amp', 'm'])}${path}`,
];

const endings: readonly Change[] = [
  (path) => path + oneOf(['.html', '.htm', '.php', '.aspx', '.json', '.xml', '.txt', '.md', '.js']),
  (path) => path + oneOf(['.br', '.gz', '.html.br', '.html.gz', '.html/', '.bak', '~', '.map']),
  (path) => path + oneOf(['/index.html', '/index.php', '/index', '/default.aspx', '/feed', '/amp']),
  (path) => `${path}?${word()}=${word()}`,
  (path) => `${path}/?${word()}`,
  (path) => `${path}${oneOf([';', '&', ',', ':', '=', '*', '%3F', '%23', '%26'])}${word()}`,
  (path) => path + oneOf(['%20', '%00', '%0A', '%E2%80%8B', '%C2%A0', '.', '%2E', "'", '%22', '!']),
  (path) => path + 'x'.repeat(randomInt(200, 20_000)),
  (path) => `${path}/${`${word()}/`.repeat(randomInt(10, 400))}`,
];

const encodings: readonly Change[] = [
  (path) => changeAt(path, toCode),
  (path) => changeAt(path, (character) => toCode(character).replace('%', '%25')),
  (path) => changeAt(path, () => oneOf(['%', '%zz', '%C3', '%ff', '%u0061', '%c0%af'])),
  (path) =>
    changeAt(path, () => encodeURIComponent(oneOf(['é', 'а', 'ｓ', '日本', '🙂', '\u0301']))),
  (path) => path.replaceAll('=', oneOf(['%3D', '%3d', '', '==', '%253D'])),
];

const probes: readonly (() => string)[] = [
  () =>
    oneOf(['/wp-login.php', '/.env', '/.git/config', '/admin', '/sitemap_index.xml', '/_headers']) +
    oneOf(['', `?${word()}`, `/${word()}`]),
  () => oneOf(['/_redirects', '/404', '/404.html', '/pages.html', '/manifest.json', '/assets/']),
  () => `/assets/${word()}-${word()}.${oneOf(['js', 'css', 'woff2', 'svg', 'map'])}`,
  () => `/${word()}`,
  () => `/${word()}/${word()}/${word()}`,
  () => `/impact-stories/${oneOf([word(), base64(word()), 'TUFBQg==', '%20', 'a/b'])}`,
  () => `/impact-stories-details/${oneOf([word(), base64(word()), 'MAAB', 'bWFhYg==', 'TUFBQg'])}`,
  () => `/careers/job-description/${oneOf([word(), randomInt(1, 99), base64(word())])}`,
  () => `/careers/job-description/${base64(oneOf([0, -1, '01', 1.5, ' 1', '1e1', 2 ** 53]))}`,
  () => `/careers/job-description/${base64(randomInt(40, 1_000_000))}`,
  () => `/careers/job-description/${base64(randomInt(1, 40)).replaceAll('=', '')}`,
  () => `/v1/${oneOf(['', 'website', `website/${word()}`, word(), '../home', '%2e%2e/home'])}`,
];

const changes = [typos, segments, endings, encodings];

/**
 * An address that a visitor, an old link or a program may send. Most have no page; where one is another
 * spelling of a page's own address, the answer may be the page.
 */
export function createAddress(pages: readonly string[]): string {
  const kind = randomInt(changes.length + 1);
  const change = changes[kind];
  const address = change === undefined ? oneOf(probes)() : oneOf(change)(oneOf(pages));
  // A path begins with a slash, and programs that send others are refused before any rule.
  return address.startsWith('/') ? address : `/${address}`;
}
