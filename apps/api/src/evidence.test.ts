import { expect, test } from 'vitest';
import { classifyAddress, type Answer, type KnownSite } from '../evidence/classify-address.ts';

const origin = 'https://www.kestrova.example';
const job = '/careers/job-description/MQ==';
const site: KnownSite = {
  origin,
  pages: new Set(['/home', '/careers', '/careers/alerts', '/impact-stories', job]),
  files: new Set(['/robots.txt']),
};

const canonical = (path: string) => `<link rel="canonical" href="${origin}${path}"/>`;
const noindex = '<meta name="robots" content="noindex"/>';
const page = (html: string, status = 200): Answer => ({ status, type: 'text/html', html });
const redirect = (location: string): Answer => ({ status: 308, location, type: '', html: '' });
const file: Answer = { status: 200, type: 'text/plain', html: '' };

test.each([
  ['/home?from=mail', page(canonical('/home')), 'page'],
  ['/careers/job-description/MQ%3D%3D', page(canonical(job)), 'page'],
  ['/careers/alerts', page(noindex), 'page'],
  ['/impact-stories/anything', page(canonical('/impact-stories')), 'list'],
  ['/robots.txt', file, 'file'],
  ['/home/?a=1', redirect('/home?a=1'), 'redirect'],
  ['/careers.html', redirect('/careers'), 'redirect'],
  ['/', redirect('/home'), 'redirect'],
  ['/nowhere', page(noindex, 404), 'missing'],
  ['/v1/nowhere', { status: 404, type: 'application/json', html: '' }, 'missing'],
  ['/%', { status: 400, type: 'text/plain', html: '' }, 'refused'],
] as const)('%s is answered rightly: $2', (address, answer, kind) => {
  expect(classifyAddress(address, answer, site)).toBe(kind);
});

test.each([
  ['a page where there is none', '/nowhere', page(canonical('/home'))],
  ['a page that calls every address its own', '/nowhere', page(canonical('/nowhere'))],
  ['a page in another case', '/Home', page(canonical('/home'))],
  ['a page that calls another one its own', '/home', page(canonical('/careers'))],
  ['a page that says nothing of its address', '/home', page('')],
  ['a job that is closed', '/careers/job-description/Mg==', page(noindex)],
  ['a file where there is none', '/wp-config.txt', file],
  ['a redirect home', '/nowhere', redirect('/home')],
  ['a redirect that loses the query', '/home/?a=1', redirect('/home')],
  ['a missing page that may be indexed', '/nowhere', page('', 404)],
  ['a failure', '/home', page('', 500)],
])('%s is a soft 404', (_, address, answer) => {
  expect(classifyAddress(address, answer, site)).toBe('wrong');
});
