import type { Requirement } from './requirement.ts';
import { testFiles as files } from './test-files.ts';

const API_HEADERS = 'every answer carries the headers that keep browsers from doing more with it';
const PAGE_HEADERS = 'pages carry every security header, once';
const NO_OTHERS = 'allows each page the scripts and styles that stand inside it, and no others';
const COOKIE =
  'any GET without a cookie sets one that scripts can read and other sites cannot send';

/** ASVS 5.0, V3: web front end, level 3 included. */
export const webFrontend: readonly Requirement[] = [
  {
    id: '3.1.1',
    level: 'L3',
    name: 'Documented security features that browsers must support',
    open: 'Not written down for visitors’ browsers; pages read without JavaScript and without any of them.',
  },
  {
    id: '3.2.1',
    level: 'L1',
    name: 'Nothing is rendered out of its context',
    provedBy: [
      [files.limits, API_HEADERS],
      [files.staticHosts, PAGE_HEADERS],
    ],
  },
  {
    id: '3.2.2',
    level: 'L1',
    name: 'Text is rendered as text',
    provedBy: [[files.headers, 'lets the map into a frame, and nothing else']],
    open: 'React renders every text, and the policy’s trusted types (the test named here) refuse HTML from strings; no test submits markup and looks at it.',
  },
  {
    id: '3.3.1',
    level: 'L1',
    name: 'Cookies are Secure and carry a prefix',
    provedBy: [[files.csrf, 'behind a trusted proxy with TLS the cookie is Secure']],
    open: 'The one cookie is called XSRF-TOKEN by the contract, so it has no prefix.',
  },
  {
    id: '3.3.2',
    level: 'L2',
    name: 'SameSite as the purpose asks',
    provedBy: [[files.csrf, COOKIE]],
  },
  {
    id: '3.3.3',
    level: 'L2',
    name: 'The __Host- prefix',
    open: 'The contract’s name has none; the token in the cookie is signed, so a planted one is refused.',
    provedBy: [[files.csrf, '%s is refused with 403']],
  },
  {
    id: '3.3.4',
    level: 'L2',
    name: 'HttpOnly where scripts have no need',
    notApplicable: 'The one cookie exists to be read by scripts; there are no sessions.',
  },
  {
    id: '3.3.5',
    level: 'L3',
    name: 'A cookie fits into 4096 bytes',
    provedBy: [[files.csrf, COOKIE]],
  },
  {
    id: '3.4.1',
    level: 'L1',
    name: 'Strict-Transport-Security of a year, subdomains included',
    provedBy: [
      [files.staticHosts, PAGE_HEADERS],
      [files.observatory, 'reaches 130 points by the rules of the Observatory, an A+'],
      [files.limits, API_HEADERS],
    ],
  },
  {
    id: '3.4.2',
    level: 'L1',
    name: 'Cross-origin access for listed origins only',
    provedBy: [
      [files.answers, 'only listed origins are told that they may read (3.4.2)'],
      [files.csrf, '%s is refused with 403', 'a pair from %s passes'],
    ],
  },
  {
    id: '3.4.3',
    level: 'L2',
    name: 'A content security policy, from hashes (level 3)',
    provedBy: [
      [files.headers, NO_OTHERS, 'refuses a page with an inline %s attribute and names it'],
      [files.staticHosts, PAGE_HEADERS],
      [files.limits, API_HEADERS],
    ],
  },
  {
    id: '3.4.4',
    level: 'L2',
    name: 'nosniff',
    provedBy: [
      [files.staticHosts, PAGE_HEADERS],
      [files.limits, API_HEADERS],
    ],
  },
  {
    id: '3.4.5',
    level: 'L2',
    name: 'Referrer-Policy',
    provedBy: [
      [files.staticHosts, PAGE_HEADERS],
      [files.limits, API_HEADERS],
    ],
  },
  {
    id: '3.4.6',
    level: 'L2',
    name: 'frame-ancestors',
    provedBy: [
      [files.headers, 'lets the map into a frame, and nothing else'],
      [files.limits, API_HEADERS],
    ],
  },
  {
    id: '3.4.7',
    level: 'L3',
    name: 'A place to report violations to',
    open: 'There is none: the sites send nothing to anybody but their own API.',
  },
  {
    id: '3.5.1',
    level: 'L1',
    name: 'Requests that change something come from our pages',
    provedBy: [
      [files.csrf, '%s is refused with 403', 'a matching pair passes'],
      [files.wire, 'every POST carries the token of its cookie and a key of its own'],
    ],
  },
  {
    id: '3.5.2',
    level: 'L1',
    name: 'No reliance on the preflight alone',
    provedBy: [
      [files.csrf, '%s is refused with 403'],
      [files.applications, 'answers 415 to what is no form at all'],
    ],
  },
  {
    id: '3.5.3',
    level: 'L1',
    name: 'Safe methods change nothing',
    provedBy: [
      [files.answers, '%s changes nothing when it is only read (3.5.3)'],
      [files.staticHosts, 'pages can only be read'],
    ],
  },
  {
    id: '3.5.4',
    level: 'L2',
    name: 'Separate applications on separate hosts',
    provedBy: [
      [files.regions, 'gives every region an origin, a language tag and a flag of its own'],
    ],
  },
  {
    id: '3.5.5',
    level: 'L2',
    name: 'Messages from strangers are discarded',
    notApplicable: 'No page listens to postMessage.',
  },
  { id: '3.5.6', level: 'L3', name: 'No JSONP', notApplicable: 'There is none.' },
  {
    id: '3.5.7',
    level: 'L3',
    name: 'No protected data in scripts',
    notApplicable: 'Nothing on the sites needs authorization.',
  },
  {
    id: '3.6.1',
    level: 'L3',
    name: 'Integrity of external assets',
    provedBy: [[files.headers, NO_OTHERS]],
  },
  {
    id: '3.7.1',
    level: 'L2',
    name: 'Supported technologies only',
    notApplicable: 'There are no plugins; the policy’s default-src is none.',
  },
  {
    id: '3.7.2',
    level: 'L2',
    name: 'Automatic redirects to listed places only',
    provedBy: [
      [files.staticHosts, '%s leads on by %i to %s'],
      [files.headers, 'refuses a page at an address that leads elsewhere'],
      [files.crawl, 'a missing page asks not to be indexed and takes the visitor home'],
    ],
  },
  {
    id: '3.7.3',
    level: 'L3',
    name: 'On the preload list for HSTS',
    open: 'The header says preload; the list is entered by the owner of the domain.',
  },
  {
    id: '3.7.4',
    level: 'L3',
    name: 'A notice before leaving to another company',
    open: 'Links to other companies open in a new tab without a notice to confirm.',
  },
  {
    id: '3.7.5',
    level: 'L3',
    name: 'Behaves as documented where a browser lacks a feature',
    open: 'See 3.1.1.',
  },
];
