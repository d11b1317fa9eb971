import type { Page } from '@playwright/test';
import { mainHeading, openPage } from '../stack/open-page.ts';
import { builtPages, JOB_PAGES, pageOfEachRoute } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

const LISTS = ['/services', '/impact-stories', '/careers', '/about-us'];

test('following links shows every page without a problem', async ({ page }) => {
  await openPage(page, '/home');
  const missing = new Set(builtPages);
  // From each list of links, every page that is not reached yet, and back to the list.
  for (const list of ['/home', ...LISTS]) {
    if (list !== '/home') await followPath(page, list);
    missing.delete(list);
    const links = await readLinks(page);
    const job = links.find((link) => link.startsWith(JOB_PAGES));
    for (const path of new Set(links)) {
      if (!missing.has(path) && path !== job) continue;
      await followPath(page, path);
      missing.delete(path);
      expect(await findProblems(page), path).toEqual([]);
      await page.goBack();
      await expect(page).toHaveURL((url) => url.pathname === list);
      await expect(mainHeading(page)).toBeFocused();
    }
  }
  expect([...missing], 'pages that no link leads to').toEqual([]);
});

test('a page looks the same when it is reached from another', async ({ page, context }) => {
  const visitor = await context.newPage();
  await openPage(visitor, '/404');
  for (const path of pageOfEachRoute) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    const opened = await readBoxes(page);
    // As a link of the site does it, without loading a document.
    await visitor.evaluate((target) => {
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect.poll(() => readBoxes(visitor), path).toEqual(opened);
  }
});

for (const { from, link, code, heading } of [
  { from: '/home', link: 'About Us', code: ['about-us-page'], heading: 'About Us' },
  {
    from: '/home',
    link: 'Careers',
    code: ['careers-page', 'apply-button'],
    heading: 'Job Openings',
  },
  { from: '/home', link: 'Terms & Conditions', code: ['terms-policy-page'], heading: 'Terms' },
  { from: '/impact-stories', link: /Agent Banking/, code: ['maab'], heading: 'The Challenges' },
]) {
  test(`${String(link)} opens without the network once in view`, async ({ page, context }) => {
    await openPage(page, from);
    const target = page.getByRole('link', { name: link }).first();
    await target.scrollIntoViewIfNeeded();
    for (const name of code) await expect.poll(() => hasFetched(page, name), name).toBe(true);
    await context.setOffline(true);
    await target.click();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page.getByText('This page did not load')).toBeHidden();
  });
}

test('a link that appears later is fetched for then', async ({ page }) => {
  await openPage(page, '/home');
  await expect.poll(() => hasFetched(page, 'about-us-page')).toBe(true);
  expect(await hasFetched(page, 'professional-services-page')).toBe(false);
  await page.getByRole('navigation').locator('summary', { hasText: 'Services' }).press('Enter');
  await expect.poll(() => hasFetched(page, 'professional-services-page')).toBe(true);
});

test('with Save-Data, only a link under the pointer is fetched for', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await openPage(page, '/home');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'About Us' }).first().hover();
  await expect.poll(() => hasFetched(page, 'about-us-page')).toBe(true);
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(fetched).not.toContain('/pages.json');
  expect(fetched.filter((path) => path.includes('-page-')).toSorted()).toEqual([
    expect.stringContaining('about-us-page'),
    expect.stringContaining('home-page'),
  ]);
});

test('a list of files that cannot be read is no error', async ({ page, consoleOutput }) => {
  await page.route('**/pages.json', (route) => route.fulfill({ body: 'not a list' }));
  await openPage(page, '/home');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(mainHeading(page)).toHaveText('About Us');
  expect(consoleOutput).toEqual([]);
});

async function followPath(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      // The next page's heading takes the focus when it is there.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      link.click();
    });
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(mainHeading(page)).toBeFocused();
}

function readLinks(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]:not([href*="."])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Whether a file with this name has arrived; the browser lists a file when it is whole. */
function hasFetched(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    (start) =>
      performance
        .getEntriesByType('resource')
        .some((entry) => entry.name.includes(`/assets/${start}-`)),
    name,
  );
}

/** What every element of the content is and how large, as far as the styles decide it. */
function readBoxes(page: Page): Promise<string[]> {
  return page.locator('main :not(noscript, noscript *, svg, svg *)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!(element instanceof HTMLElement)) return [];
      const { localName, className, offsetWidth, offsetHeight } = element;
      return [`${localName}.${className} ${offsetWidth} × ${offsetHeight}`];
    }),
  );
}

/** What stands below the footer, has a class without a style sheet, or shows a missing value. */
function findProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Icons carry the class of their icon set.
    const classNames = new Set(['lucide']);
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const [, name = ''] of rule.selectorText.matchAll(/\.([\w-]+)/g)) {
            classNames.add(name);
          }
        }
        if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) collect(rule.cssRules);
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
      const problems = [...element.classList]
        .filter((part) => !classNames.has(part) && !part.startsWith('lucide-'))
        .map((part) => `${name} has the class "${part}" without a style sheet`);
      if (broken.test(classes)) problems.push(`${name} has a broken class`);
      if (broken.test(own)) problems.push(`${name} says "${own.trim()}"`);
      if (isSeen && top >= end - 1 && own.trim()) problems.push(`${name} is below the footer`);
      return problems;
    });
  });
}
