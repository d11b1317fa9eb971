import { readFileSync } from 'node:fs';
import { regions } from '@kestrova/regions';
import { expect, test } from 'vitest';
import { parseFile, parseRecord, readFile, readSource } from './files.ts';
import { brand } from './brand.ts';
import { legalTextLoaders, storyCards } from './records.ts';
import * as pages from './pages.ts';
import { pageListModule, pageModule, recordModule, valueModule } from './built-records.ts';
import { attempt, keepErrors } from './read.ts';
import { generatedFiles } from './generated-files.ts';
import { iconSchema } from './schemas/card.ts';
import { personSchema } from './schemas/references.ts';
import { readSection } from './schemas/page.ts';
import { readPosts } from './schemas/post.ts';
import { storyFileSchema } from './schemas/story.ts';

// After a change of a schema or of the registry: `npm run content:check` writes them.
test.each(generatedFiles())('%s is up to date', (file, text) => {
  const current = readFileSync(new URL(`../content/${file}`, import.meta.url), 'utf8') === text;
  expect(current).toBe(true);
});

test('reports a broken record in development only where it is used', () => {
  keepErrors();
  expect(valueModule(attempt(() => readFile('brand', personSchema)))).toContain(
    'get() { throw new Error("content/brand.json: role is missing',
  );
});

test('reports an icon that lucide does not have', () => {
  expect(() => parseRecord('pages/services.json', 'rockets', iconSchema)).toThrow(
    'the record is not in public/icons.svg: take a name of lucide.dev, and run npm run content:check',
  );
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
  for (const { key } of readSection(name, 'proof').stories) {
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
  expect(JSON.stringify(readSource('pages/home'))).toMatch(
    /share two and a half working hours a day, and one more in summer/,
  );
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
    "export { default as careersPage } from 'virtual:content/pages/careersPage';",
  );
  expect(await recordModule('virtual:content/pages/careersPage')).toContain('"heading":"Careers"');
  expect(await recordModule('virtual:content/records/storyLoaders')).toContain(
    "MAAB: () => import('virtual:content/records/storyLoaders/MAAB')",
  );
  expect(await recordModule('virtual:content/records/storyLoaders/MAAB')).toContain('"title":');
});

test('loads with a page only the kinds of section that it has', () => {
  expect(pageListModule()).toContain("'security': () => import('virtual:page/security')");
  const imports = pageModule('security', '/sections').match(/^import .*/gmu);
  expect(imports).toEqual([
    "import { createSectionPage } from '/sections/section-page.tsx';",
    "import document from '/sections/kinds/document.tsx';",
  ]);
});
