import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pathTo } from '@kestrova/paths';
import { renderSite } from '../lib/testing/render-site.tsx';
import { SiteLayout } from './app.tsx';

const scrollTo = vi.fn<(options?: ScrollToOptions | number) => void>();

function preferMotion(isReduced: boolean) {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isReduced && query.includes('reduced-motion') }),
  );
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
});

afterEach(() => {
  scrollTo.mockReset();
});

function Page() {
  return <h1>{useLocation().pathname}</h1>;
}

function openPage(path: string) {
  const layout = (
    <SiteLayout>
      <Page />
    </SiteLayout>
  );
  return renderSite(layout, { path }).user;
}

const heading = () => screen.getByRole('heading', { level: 1 });
const footer = () => within(screen.getByRole('contentinfo'));
/** The options of each call of `scrollTo`. */
const scrolls = () => scrollTo.mock.calls.flat();
const toTop = (behavior: ScrollBehavior) => ({ top: 0, behavior });

test.each([
  ['/home', ['Home']],
  ['/services', ['Services']],
  ['/services/odc-services', ['Services']],
  ['/professional-services', ['Services']],
  ['/impact-stories', ['Impact Stories']],
  [pathTo('impact-stories-details', 'ODC'), ['Impact Stories']],
  ['/about-us', ['About Us']],
  ['/contact-us/', ['Contact Us']],
  ['/careers', ['Careers']],
  [pathTo('job-description', 1042), ['Careers']],
  ['/journal', []],
  ['/terms-policy', []],
  ['/accessibility', []],
])('on %s, marks %j in the menu', (path, labels) => {
  openPage(path);
  const [menu] = screen.getAllByRole('navigation', { name: 'Main' });
  const top = menu?.querySelectorAll(':scope > ul > li') ?? [];
  const marked = Array.from(top, (item) => item.querySelector('[aria-current]'));
  // In an item with a submenu, the item itself comes before the entries of the submenu.
  expect(marked.flatMap((link) => link?.textContent ?? [])).toEqual(labels);
});

test('opens the top of the terms from the footer of another page', async () => {
  const user = openPage('/home');
  await user.click(footer().getByRole('link', { name: 'Terms & Conditions' }));
  await waitFor(() => expect(heading().textContent).toBe('/terms-policy'));
  expect(document.activeElement).toBe(heading());
  expect(scrolls()).toEqual([toTop('instant')]);
  expect(localStorage.getItem('page')).toBe('terms');
});

test('lists the legal texts before the statements', () => {
  openPage('/home');
  const list = footer().getByRole('link', { name: 'Privacy Policy' }).closest('ul');
  const links = within(list ?? document.body).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Terms & Conditions', '/terms-policy'],
    ['Privacy Policy', '/terms-policy'],
    ['Accessibility', '/accessibility'],
    ['Security', '/security'],
  ]);
});

test('changes the text and scrolls smoothly to its top on the page of the legal texts', async () => {
  const user = openPage('/terms-policy');
  await user.click(footer().getByRole('link', { name: 'Privacy Policy' }));
  expect(localStorage.getItem('page')).toBe('policy');
  expect(scrolls()).toEqual([toTop('smooth')]);
});

test.each([
  ['smoothly', false, 'smooth'],
  ['at once with reduced motion', true, 'instant'],
] as const)('scrolls up %s after a click beside the links', async (_how, isReduced, behavior) => {
  preferMotion(isReduced);
  const user = openPage('/home');
  const list = footer().getByRole('link', { name: 'Privacy Policy' }).closest('ul');
  await user.click(list ?? document.body);
  expect(scrolls()).toEqual([toTop(behavior)]);
  expect(heading().textContent).toBe('/home');
});
