import { readFileSync } from 'node:fs';
import { regions } from '@kestrova/regions';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { parseFile, parseRecord, readFile, readSource } from './files.ts';
import { brand } from './brand.ts';
import { legalTextLoaders, storyCards } from './records.ts';
import * as pages from './pages.ts';
import { recordModule, valueModule } from './built-records.ts';
import { keepErrors, read, readRecord } from './read.ts';
import { generatedFiles } from './generated-files.ts';
import { iconSchema } from './schemas/card.ts';
import { personSchema } from './schemas/references.ts';
import { proofSchema, serviceCardSchema, servicePageSchema } from './schemas/pages.ts';
import { readPosts } from './schemas/post.ts';
import { storyFileSchema } from './schemas/story.ts';

// After a change of a schema or of the registry: `npm run content:check` writes them.
test.each(generatedFiles())('%s is up to date', (file, text) => {
  const current = readFileSync(new URL(`../content/${file}`, import.meta.url), 'utf8') === text;
  expect(current).toBe(true);
});

test('reports a record that names no schema', () => {
  expect(() => readRecord('checks/words')).toThrow(
    'content/checks/words.json: $schema names no file of content/generated: copy the line of a record with the same fields',
  );
});

test('reports a broken record in development only where it is used', () => {
  keepErrors();
  expect(valueModule(read('checks/words', 'brand'))).toContain(
    'get() { throw new Error("content/checks/words.json: $schema names no file',
  );
});

test('reports the file, the field and the reason of each mistake', () => {
  const page = readSource('pages/ai-services');
  const parse = (change: object) => () =>
    parseRecord('pages/ai-services.json', { ...page, ...change }, servicePageSchema);
  expect(parse({ heroo: {} })).toThrow(
    'content/pages/ai-services.json: the record has the unknown field heroo: correct its name',
  );
  expect(parse({ hero: { heading: 'A'.repeat(81) } })).toThrow(
    'content/pages/ai-services.json: hero.heading is too long: 81 characters, and its place holds 80',
  );
  expect(parse({ hero: { heading: 'AI' } })).toThrow(
    'content/pages/ai-services.json: hero.text is missing',
  );
  expect(parse({ hero: null })).toThrow('hero is not of the type object');
  expect(parse({ groups: [{}] })).toThrow('groups needs 3 entries');
  expect(() => parseRecord('pages/services.json', 'rockets', iconSchema)).toThrow(
    'the record is not in public/icons.svg: take a name of lucide.dev, and run npm run content:check',
  );
  expect(parse({ proof: { ...Object(page['proof']), stories: [] } })).toThrow(
    'proof.stories is too short: 0 entries, and its place needs 2',
  );
  expect(parse({ security: { action: { label: 'Home', to: '/contact' } } })).toThrow(
    'security.action.to leads to no page: end it with the name of a file in content/pages',
  );
  const screen = { name: 'no-screen', kind: 'screen', alt: 'A screen that is missing.' };
  expect(parse({ screens: [screen] })).toThrow(
    'screens.0.name names no-screen.svg, which is not in public/pictures',
  );
  expect(
    parse({ closing: { ...Object(page['closing']), answeredBy: { person: 'nobody' } } }),
  ).toThrow('closing.answeredBy.person is not one of kenji-watanabe');
});

test('reports JSON and heads of texts that cannot be read', () => {
  const parse = (file: string, text: string) => () => parseFile(file, text);
  expect(parse('brand.json', '{ "name" 1 }')).toThrow(
    "content/brand.json: the record is not valid JSON: SyntaxError: Expected ':' after property name",
  );
  expect(parse('brand.json', '[]')).toThrow('the record is not an object in braces');
  expect(parse('posts/a.md', 'title: A post')).toThrow('content/posts/a.md: the text has no head');
  expect(parse('posts/a.md', '---\ntitle A post\n---\nText.')).toThrow(
    'content/posts/a.md: the head has "title A post": write "field: value"',
  );
  expect(parse('posts/a.md', '---\ntext: One\n---\nText.')).toThrow(
    'content/posts/a.md: the head has "text" twice, or the text below it has it',
  );
});

test('rejects a picture without alternative text', () => {
  const person = {
    ...readSource('people/kenji-watanabe'),
    portrait: { name: 'api-costs-portrait' },
  };
  expect(() => parseRecord('people/kenji-watanabe.json', person, personSchema)).toThrow(
    'content/people/kenji-watanabe.json: portrait.alt is missing',
  );
});

test('reports a post of a category that the journal does not list', () => {
  expect(() => readPosts('# min', ['Banking'])).toThrow(
    /content\/posts\/[\w-]+\.md: category is not one of Banking/,
  );
});

test('reports an outcome that the story of a service does not have', () => {
  const card = {
    title: 'Payments',
    text: 'We build what moves money: wallets, agents and transfers, each with its own controls.',
    link: { label: 'Learn More', to: '/services/fintech-services' },
    story: 'MAAB',
    outcome: 9,
  };
  expect(() => parseRecord('pages/services.json', card, serviceCardSchema)).toThrow(
    'content/pages/services.json: outcome is not one of 0, 1',
  );
});

test('reads a file with CRLF and a byte order mark, as editors on Windows save it', () => {
  expect(parseFile('posts/a.md', '\uFEFF---\r\ntitle: A post\r\n---\r\nText.\r\n')).toEqual({
    title: 'A post',
    text: 'Text.',
  });
});

test('has the eight stories of the specification, in its order (spec 2.5)', () => {
  const keys = ['MAAB', 'TASC', 'ASPIRE', 'ITradeNetwork', 'aot', 'ODC', 'jsee', 'infinte'];
  expect(storyCards.map(({ key }) => key).slice(0, keys.length)).toEqual(keys);
});

test.each([
  'fintech-services',
  'enterprise-services',
  'product-services',
  'ai-services',
  'gcc-services',
  'professional-services',
])('links %s only to stories of that service', (name) => {
  const { proof } = readFile(`pages/${name}`, z.object({ proof: proofSchema }));
  for (const { key } of proof.stories) {
    expect(readFile(`stories/${key}`, storyFileSchema).services).toContain(name);
  }
});

test('uses an office of every region as company address, and has a plan for every office', () => {
  for (const { offices } of regions) {
    expect(offices.map(({ address }) => address)).toContainEqual(brand.address);
  }
  const cities = new Set(regions.flatMap(({ offices }) => offices.map(({ city }) => city)));
  expect(new Set(Object.keys(pages.contactUsPage.map.offices))).toEqual(cities);
});

test('states the hours that all offices share, in winter and in summer, on the home page', () => {
  const hoursShared = (month: string) => {
    const noon = new Date(`2026-${month}-15T12:00:00Z`);
    const offices = (regions[0]?.offices ?? []).map(({ timeZone, hours }) => {
      const [hour = 0, minute = 0] = noon
        .toLocaleTimeString('en-GB', { timeZone })
        .split(':')
        .map(Number);
      const offset = hour + minute / 60 - 12;
      return { opens: hours.opens - offset, closes: hours.closes - offset };
    });
    const lastOpens = Math.max(...offices.map(({ opens }) => opens));
    return Math.min(...offices.map(({ closes }) => closes)) - lastOpens;
  };
  expect([hoursShared('01'), hoursShared('07')]).toEqual([2.5, 3.5]);
  const { text } = pages.homePage.whyChoose.cards[2] ?? {};
  expect(text).toMatch(/share two and a half working hours a day, and one more in summer/);
});

test.each(['terms', 'policy'] as const)(
  'ends the text %s with our contact details',
  async (name) => {
    const { breadcrumb, sections } = await legalTextLoaders[name]();
    expect(breadcrumb[0]).toEqual({ label: 'Home', href: '/home' });
    expect(sections.at(-1)?.blocks.at(-1)).toMatchObject({
      kind: 'contact',
      name: brand.legalName,
    });
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  },
);

test('has the promises of the specification in the privacy policy (spec 2.19)', () => {
  const { text } = readSource('legal/policy');
  expect(text).toContain('No data is collected from children under 13.');
  expect(text).toContain('365 days');
  expect(text).toContain('Digital Personal Data Protection Act, 2023');
});

// Reading in the browser would send zod and every schema to each visitor.
test('turns records into modules without schemas in a build', async () => {
  expect(await recordModule('/content/src/pages.ts')).toContain(
    "export { default as homePage } from 'virtual:content/pages/homePage';",
  );
  expect(await recordModule('virtual:content/pages/homePage')).toContain('"figure":"430"');
  expect(await recordModule('virtual:content/records/storyLoaders')).toContain(
    "MAAB: () => import('virtual:content/records/storyLoaders/MAAB')",
  );
  expect(await recordModule('virtual:content/records/storyLoaders/MAAB')).toContain('"title":');
});
