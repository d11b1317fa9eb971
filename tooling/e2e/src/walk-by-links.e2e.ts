import type { Page } from '@playwright/test';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

const START = '/home';

/** The pages of jobs differ in nothing but their job, so two of them are enough. */
const JOB = '/careers/job-description/';

test('a walk by links meets nothing that was not meant to be seen, on any page', async ({
  page,
  kindsOfPages,
}) => {
  await openPage(page, START);
  // Each page that was found, and the page on which its link stands.
  const found = new Map<string, string | undefined>([[START, undefined]]);
  for (const path of found.keys()) {
    for (const step of chainTo(path, found)) await follow(page, step);
    expect(await findFaults(page), path).toEqual([]);
    for (const link of await readLinks(page)) {
      const jobs = [...found.keys()].filter((known) => known.startsWith(JOB));
      const isEnough = link.startsWith(JOB) && jobs.length === 2;
      if (!found.has(link) && !isEnough) found.set(link, path);
    }
  }
  const missed = kindsOfPages.filter((path) => !path.startsWith(JOB) && !found.has(path));
  expect(missed, 'pages that no link leads to').toEqual([]);
});

/** The links that lead to a page, from the first that every page has. */
function chainTo(path: string, found: ReadonlyMap<string, string | undefined>): string[] {
  const chain = [path];
  for (let at = found.get(path); at !== undefined; at = found.get(at)) chain.unshift(at);
  return chain;
}

async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      // The next page's heading takes the focus when it is there.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      link.click();
    });
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.locator('main h1')).toBeFocused();
}

function readLinks(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]:not([href*="."])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** What stands below the footer, has a class that no sheet knows, or shows a missing value. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Icons carry the class that their set is known by.
    const known = new Set(['lucide']);
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const [, name = ''] of rule.selectorText.matchAll(/\.([\w-]+)/g)) known.add(name);
        }
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules);

    const broken = /\b(undefined|null|NaN)\b|\[object/;
    const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll('body *:not(script, style, svg *)')].flatMap((element) => {
      const classes = element.getAttribute('class') ?? '';
      const name = `<${element.localName} class="${classes}">`;
      const own = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? '')
        .join(' ');
      const { top, width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility() && width > 1 && height > 1;
      const faults = [...element.classList]
        .filter((part) => !known.has(part) && !part.startsWith('lucide-'))
        .map((part) => `${name} has the class "${part}", which no sheet knows`);
      if (broken.test(classes)) faults.push(`${name} has a broken class`);
      if (broken.test(own)) faults.push(`${name} says "${own.trim()}"`);
      if (isSeen && top >= end - 1 && own.trim())
        faults.push(`${name} "${own}" is below the footer`);
      return faults;
    });
  });
}
