import { storyCards } from '@kestrova/content';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { address, renderSite } from '../../lib/testing/render-site.tsx';
import ImpactStoriesPage from './impact-stories-page.tsx';
import { ALL_STORIES, filterStories, type StoryChoice } from './story-choice.ts';

const keys = () => screen.queryAllByRole('article').map(({ id }) => id);
const all = storyCards.length;
const list = (choice: Partial<StoryChoice>) =>
  filterStories({ ...ALL_STORIES, ...choice }).map(({ key }) => `story-${key}`);
const fintech = list({ service: 'fintech-services' });
const lending = list({ service: 'fintech-services', industry: 'lending' });
const select = (name: string) => screen.getByRole('combobox', { name });

function openPage(path = '/impact-stories') {
  const page = (
    <>
      <ImpactStoriesPage />
      <BackButton />
    </>
  );
  return renderSite(page, { path }).user;
}

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

test.each(['', '/anything', '/TUFBQg', '/bm9uZQ=='])(
  'shows every story after the path %j',
  (id) => {
    openPage(`/impact-stories${id}`);
    expect(keys()).toHaveLength(all);
    expect(screen.getByRole('status').textContent).toBe(`${all} stories`);
    expect(screen.queryByRole('button', { name: 'Show all stories' })).toBeNull();
  },
);

test('shows the number of stories of each option with the other filter applied', () => {
  openPage('/impact-stories?service=fintech-services');
  const labels = within(select('Industry'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(labels).toHaveLength(9);
  expect(labels).toContain(`All industries (${fintech.length})`);
  expect(labels).toContain(`Lending & Microfinance (${lending.length})`);
  expect(labels).toContain('Manufacturing (0)');
  expect(within(select('Service')).getByText(`All services (${all})`)).toBeDefined();
});

test('applies a filter at once, updates the URL and announces the result', async () => {
  const user = openPage();
  await user.selectOptions(select('Service'), 'fintech-services');
  expect(keys()).toEqual(fintech);
  expect(keys()).toEqual(expect.arrayContaining(['story-MAAB', 'story-ASPIRE']));
  expect(keys()).not.toContain('story-TASC');
  expect(screen.getByRole('status').textContent).toBe(`${fintech.length} of ${all} stories`);
  expect(address()).toBe('/impact-stories?service=fintech-services');
  await user.selectOptions(select('Industry'), 'lending');
  expect(keys()).toEqual(lending);
  expect(address()).toBe('/impact-stories?service=fintech-services&industry=lending');

  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(keys()).toEqual(fintech);
  expect(select('Industry')).toHaveProperty('value', '');
  await user.click(screen.getByRole('button', { name: 'Show all stories' }));
  expect(keys()).toHaveLength(all);
  expect(address()).toBe('/impact-stories');
});

test('restores the choice of the URL, and keeps other parameters', async () => {
  const user = openPage('/impact-stories/amU=?utm=x&industry=healthcare');
  expect(select('Industry')).toHaveProperty('value', 'healthcare');
  expect(keys()).toEqual(list({ industry: 'healthcare' }));
  await user.selectOptions(select('Service'), 'product-services');
  expect(address()).toBe('/impact-stories/amU=?utm=x&industry=healthcare&service=product-services');
});

test.each(['service=cobol', 'industry=', 'service=constructor', 'service=BANKING&industry=%F0'])(
  'shows every story for an unknown choice (%s)',
  (search) => {
    openPage(`/impact-stories?${search}`);
    expect(keys()).toHaveLength(all);
  },
);

test('offers each filter alone if no story matches both', async () => {
  const user = openPage('/impact-stories?service=ai-services&industry=banking');
  expect(keys()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe(`0 of ${all} stories`);
  expect(screen.getByRole('heading', { name: 'No story has both' })).toBeDefined();
  expect(screen.getByRole('button', { name: /^AI & Data Intelligence/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Banking & Financial Services/ }));
  expect(keys()).toEqual(list({ industry: 'banking' }));
  expect(address()).toBe('/impact-stories?industry=banking');
});

test('prerenders every story', () => {
  const html = renderToString(
    <StaticRouter location="/impact-stories?service=fintech-services">
      <ImpactStoriesPage />
    </StaticRouter>,
  );
  expect(html.match(/id="story-/g)).toHaveLength(all);
});
