import { globSync, readFileSync } from 'node:fs';
import tokens from '@kestrova/design-system/tokens.json' with { type: 'json' };
import { parse, type ParserError } from 'parse5';
import { expect, test } from 'vitest';
import * as emails from './index.ts';
import { formatFileSize, toOneLine } from './format-text.ts';
import { createSampleUrl, longest, usual } from './samples.ts';

const renderEmail = (content: emails.EmailContent) => emails.renderEmail(content, createSampleUrl);

const breaks = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
const hidden = ['\t', '\0', '\u001b', '\u202e', '\u2066', '\u200f', '\ufeff'];

test('uses only colors of the design system, for light and for dark', () => {
  const { html } = renderEmail(emails.applicationConfirmation(usual.application));
  const palette = JSON.stringify(tokens);
  const colors = new Set(html.match(/#[\da-f]{6}\b/g));
  expect(colors.size).toBeGreaterThan(8);
  for (const color of colors) expect(palette).toContain(`"${color}"`);
  expect(html).toContain('@media (prefers-color-scheme:dark)');
});

const { application, contact, newFiles, alert } = usual;

const statusSentences: [emails.StatusOutcome, subject: string, intro: string][] = [
  ['in-review', 'We’re reading your application', 'for Senior Payments Engineer.'],
  ['interview', 'We’d like to meet you', 'We’d like to invite you to an interview.'],
  ['offer', 'We’d like you to join us', 'to work with you as Senior Payments Engineer.'],
  ['not-selected', 'Our answer to your application', 'it isn’t the answer you hoped for.'],
  ['position-filled', 'This position is filled', 'the quality of your work.'],
];

const everyEmail: [subject: string, sentence: string, content: emails.EmailContent][] = [
  [
    'We received your message (C-7K2M-9QXZ)',
    'An engineer who knows the subject will answer you within one business day.',
    emails.contactConfirmation(contact.request),
  ],
  [
    'Contact request C-7K2M-9QXZ from Meridian Bank',
    'Replying to this email answers the visitor.',
    emails.contactNotice(contact),
  ],
  [
    'We received your application: Senior Payments Engineer (A-7K2M-9QXZ)',
    'It has a page of its own, where you can see it, replace your CV, or withdraw.',
    emails.applicationConfirmation(application),
  ],
  [
    'We received your application: Senior Payments Engineer (A-7K2M-9QXZ)',
    'where you can see it, add the CV that is missing, or withdraw.',
    emails.applicationConfirmation({ ...application, files: [] }),
  ],
  [
    'Application A-7K2M-9QXZ: Zoë Rao for Senior Payments Engineer',
    'Replying to this email answers the applicant.',
    emails.applicationNotice(application),
  ],
  [
    'We received your files: Senior Payments Engineer (A-7K2M-9QXZ)',
    'A file that they replace is deleted.',
    emails.newFilesConfirmation({ ...application, ...newFiles }),
  ],
  [
    'Application A-7K2M-9QXZ: new files of Zoë Rao for Senior Payments Engineer',
    'Those that they replace are deleted there: please delete your copies too.',
    emails.newFilesNotice({ ...application, ...newFiles, replaced: newFiles.added }),
  ],
  [
    'The link to your application at Kestrova',
    'Didn’t ask for it? You can ignore this.',
    emails.applicationLinks({ links: [application] }),
  ],
  [
    'You have withdrawn your application: Senior Payments Engineer (A-7K2M-9QXZ)',
    "What you sent with it is deleted from our website's records",
    emails.withdrawalConfirmation(application),
  ],
  [
    'Application A-7K2M-9QXZ for Senior Payments Engineer was withdrawn',
    'Please delete what you keep of it',
    emails.withdrawalNotice(application),
  ],
  ...statusSentences.map(([outcome, start, sentence]): [string, string, emails.EmailContent] => [
    `${start}: Senior Payments Engineer (A-7K2M-9QXZ)`,
    `${sentence} ${usual.sentence}`,
    emails.statusEmail({ ...application, outcome, sentence: usual.sentence }),
  ]),
  [
    'Confirm your job alert at Kestrova',
    'To say yes, open the link below and press the button there. Country',
    emails.confirmAlert(alert),
  ],
  [
    'Your job alert at Kestrova is on already',
    'There’s nothing to do: we write to you when there are new jobs in India that fit.',
    emails.alertIsOn(alert),
  ],
  [
    'New job: Release Tester at Kestrova',
    'We write at most once a day, and only when there are new jobs.',
    emails.newJobs(usual.newJobs),
  ],
];

test.each(everyEmail)('has the subject “%s”, and says “%s”', (subject, sentence, content) => {
  expect(content.subject).toBe(subject);
  expect(renderEmail(content).text.replaceAll(/\s+/g, ' ')).toContain(sentence);
});

test.each(['emails.test.ts', 'emails.stories.tsx'])('has each email in %s', (file) => {
  const read = (path: string) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8');
  const sources = globSync('*-{emails,notices}.ts', { cwd: import.meta.dirname }).map(read);
  const declared = /^export function (\w+)\(.*\): EmailContent \{$/gm;
  const names = [...sources.join('\n').matchAll(declared)].map(([, name]) => `emails.${name}`);
  expect(names.length).toBeGreaterThan(10);
  const text = read(file);
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

test('draws the mark without a picture, which mail programs block', () => {
  const mark =
    /<span style="[^"]*border-color:transparent #[\da-f]{6} transparent transparent"><\/span>Kestrova/;
  for (const [, , content] of everyEmail) {
    const { html } = renderEmail(content);
    expect(html).toMatch(mark);
    expect(html).not.toMatch(/<img|<svg|url\(/);
  }
});

test('writes HTML without errors, whatever the texts of the email are', () => {
  const errors: ParserError[] = [];
  for (const [, , content] of everyEmail) {
    const { html } = renderEmail(appendToTexts(content, '\v\ufffe\ud800</p>&]]>"\'<!--'));
    parse(html, { onParseError: (error) => errors.push(error) });
  }
  expect(errors).toEqual([]);
});

/** Appends a text to every text of an email except URLs. */
function appendToTexts(content: emails.EmailContent, end: string): emails.EmailContent {
  const append = (key: string, value: unknown) =>
    typeof value === 'string' && !['kind', 'url', 'purpose', 'subject', 'siteOrigin'].includes(key)
      ? value + end
      : value;
  return JSON.parse(JSON.stringify(content), append) as emails.EmailContent;
}

test('keeps zero-width joiners', () => {
  expect(toOneLine('می‌خواهم 👩‍💻')).toBe('می‌خواهم 👩‍💻');
});

test.each([...breaks, ...hidden])('prevents forged lines made with %j', (character) => {
  const forged = `Ann${character}Reference: C-FORG-ED42`;
  const request = { ...usual.contact.request, companyName: forged, message: forged };
  const content = emails.contactNotice({ request });
  const { text, html } = renderEmail(content);
  const lines = text.split(/[\n\r\v\f\u0085\u2028\u2029]/);
  expect(lines.filter((line) => line.startsWith('Reference'))).toEqual([
    `Reference:       ${request.reference}`,
  ]);
  expect(text).toContain('Company:         Ann Reference: C-FORG-ED42\n');
  expect(content.subject).toMatch(/from Ann Reference: C-FORG-ED42$/);
  if (breaks.includes(character)) expect(text).toContain('\n> Reference: C-FORG-ED42\n');
  for (const invisible of hidden.slice(1)) expect(text + html).not.toContain(invisible);
});

test('renders a message of 200,000 line breaks, which earlier versions accepted', () => {
  const request = { ...usual.contact.request, message: `first${'\n'.repeat(200_000)}last` };
  const { text, html } = renderEmail(emails.contactNotice({ request }));
  expect(text).toContain('\n> last');
  expect(html.split('<br/>').length).toBeGreaterThan(200_000);
});

test('escapes what was typed', () => {
  const request = { ...usual.contact.request, fullName: '<b>Ann</b>', message: '</pre>&lt;"' };
  const { text, html } = renderEmail(emails.contactNotice({ request }));
  expect(html).toContain('&lt;b&gt;Ann&lt;/b&gt;');
  expect(html).toContain('&lt;/pre&gt;&amp;lt;&quot;');
  expect(text).toContain('<b>Ann</b>');
  expect(text).toContain('> </pre>&lt;"');
});

test('shows a link in HTML, and its URL on a separate line in plain text', () => {
  const { text, html } = renderEmail(emails.applicationConfirmation(usual.application));
  const ownUrl = createSampleUrl(usual.application.own);
  expect(text).toContain(`\n\nSee your application:\n${ownUrl}\n\n`);
  expect(html).toContain(`<a href="${ownUrl}"`);
});

test('lists links under their label, each with its detail', () => {
  const more = { label: 'And 3 more', url: 'https://www.kestrova.example/careers?q=a&mode=b' };
  const lists = usual.newJobs.lists.map((list) => ({ ...list, more }));
  const { text, html } = renderEmail(emails.newJobs({ ...usual.newJobs, lists, alertCount: 2 }));
  const { url } = lists[0]!.items[0]!;
  expect(text).toContain(
    `Jobs in India: Remote:\n\nRelease Tester\nPune · Remote · Full-time\n${url}\n\nAnd 3 more:\n${more.url}\n\n`,
  );
  expect(html).toContain('href="https://www.kestrova.example/careers?q=a&amp;mode=b"');
});

test('wraps plain text, but not words and commands', () => {
  const { text } = renderEmail(emails.applicationNotice(longest.application));
  const long = text.split('\n').filter((line) => line.length > 76);
  const unbroken = /^(?:> |[\w ]+: +| +)?(?:\S+|npm run operator .*)$/;
  expect(long.filter((line) => !unbroken.test(line))).toEqual([]);
  expect(text).toMatch(/\nPosition: {8}Principal .+\n {17}\w.+\n {17}\w/);
  expect(text).toMatch(/\n> Principal .+\n> \w.+\n> \w/);
});

test.each([
  [1023, '1023 B'],
  [13_700, '13 KB'],
  [1_048_575, '1.0 MB'],
])('formats %i bytes as the form that sent them does: %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
