import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as designSystem from './index.ts';

const source = fileURLToPath(new URL('.', import.meta.url));
const exported = Object.keys(designSystem);
const components = exported.filter((name) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Icon'));

it('exports these components and functions', () => {
  expect(exported.filter((name) => !name.endsWith('Icon')).toSorted()).toMatchInlineSnapshot(`
    [
      "Accordion",
      "ArticleCard",
      "Avatar",
      "BrandMark",
      "Breadcrumb",
      "Button",
      "ButtonLink",
      "CaseCard",
      "Checkbox",
      "ChoiceList",
      "CompactHero",
      "CountrySelector",
      "Dialog",
      "EmptyState",
      "ErrorState",
      "ErrorSummary",
      "FileField",
      "FilterBar",
      "Footer",
      "FooterGroup",
      "FooterLink",
      "Form",
      "FormActions",
      "FormRow",
      "Gallery",
      "Grid",
      "Header",
      "Hero",
      "IndustryCard",
      "JobRow",
      "Link",
      "LinkProvider",
      "Loading",
      "LogoMarquee",
      "Panel",
      "Pill",
      "PillList",
      "Prose",
      "Reveal",
      "ScrollToTop",
      "Section",
      "Select",
      "ServiceCard",
      "Skeleton",
      "SkipLink",
      "Spinner",
      "Stack",
      "Stat",
      "Steps",
      "TOAST_DURATION",
      "TagList",
      "TextArea",
      "TextField",
      "ToastRegion",
      "ValueCard",
      "VisuallyHidden",
      "WholeWords",
      "classNames",
      "dismissToasts",
      "formatFileSize",
      "glideToTop",
      "ignoreSecondClicks",
      "showToast",
      "useToasts",
    ]
  `);
});

it('has a story and a row in the README for every component', () => {
  const stories = globSync('**/*.stories.tsx', { cwd: source });
  const shown = stories.map((path) => readFileSync(`${source}${path}`, 'utf8')).join('\n');
  const readme = readFileSync(`${source}../README.md`, 'utf8');
  expect(
    components.filter((name) => !new RegExp(`<${name}\\b|component: ${name},`).test(shown)),
    'in a story',
  ).toEqual(['LinkProvider']);
  expect(
    components.filter((name) => !readme.includes(`\`${name}\``)),
    'in the README',
  ).toEqual([]);
});

it('keeps stories beside what they show', () => {
  const files = new Set(globSync('**/*.tsx', { cwd: source }).map((path) => basename(path)));
  const withoutComponent = [...files].filter(
    (name) => name.endsWith('.stories.tsx') && !files.has(name.replace('.stories', '')),
  );
  expect(withoutComponent).toEqual([]);
});
