import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { address, renderSite } from '../../lib/testing/render-site.tsx';
import ImpactStoriesPage from './impact-stories-page.tsx';

const keys = () => screen.queryAllByRole('article').map(({ id }) => id);
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
    expect(keys()).toHaveLength(8);
    expect(screen.getByRole('status').textContent).toBe('8 stories');
    expect(screen.queryByRole('button', { name: 'Show all stories' })).toBeNull();
  },
);

test('shows the number of stories of each option with the other filter applied', () => {
  openPage('/impact-stories?service=fintech-services');
  const labels = within(select('Industry'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(labels).toHaveLength(9);
  expect(labels).toContain('All industries (2)');
  expect(labels).toContain('Lending & Microfinance (1)');
  expect(labels).toContain('Manufacturing (0)');
  expect(within(select('Service')).getByText('All services (8)')).toBeDefined();
});

test('applies a filter at once, updates the URL and announces the result', async () => {
  const user = openPage();
  await user.selectOptions(select('Service'), 'fintech-services');
  expect(keys()).toEqual(['story-MAAB', 'story-ASPIRE']);
  expect(screen.getByRole('status').textContent).toBe('2 of 8 stories');
  expect(address()).toBe('/impact-stories?service=fintech-services');
  await user.selectOptions(select('Industry'), 'lending');
  expect(keys()).toEqual(['story-ASPIRE']);
  expect(address()).toBe('/impact-stories?service=fintech-services&industry=lending');

  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(keys()).toEqual(['story-MAAB', 'story-ASPIRE']);
  expect(select('Industry')).toHaveProperty('value', '');
  await user.click(screen.getByRole('button', { name: 'Show all stories' }));
  expect(keys()).toHaveLength(8);
  expect(address()).toBe('/impact-stories');
});

test('restores the choice of the URL, and keeps other parameters', async () => {
  const user = openPage('/impact-stories/amU=?utm=x&industry=healthcare');
  expect(select('Industry')).toHaveProperty('value', 'healthcare');
  expect(keys()).toEqual(['story-jsee', 'story-infinte']);
  await user.selectOptions(select('Service'), 'Product Engineering (1)');
  expect(address()).toBe('/impact-stories/amU=?utm=x&industry=healthcare&service=product-services');
});

test.each(['service=cobol', 'industry=', 'service=constructor', 'service=BANKING&industry=%F0'])(
  'shows every story for an unknown choice (%s)',
  (search) => {
    openPage(`/impact-stories?${search}`);
    expect(keys()).toHaveLength(8);
  },
);

test('offers each filter alone if no story matches both', async () => {
  const user = openPage('/impact-stories?service=ai-services&industry=banking');
  expect(keys()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('0 of 8 stories');
  expect(screen.getByRole('heading', { name: 'No story has both' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'AI & Data Intelligence (2)' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Banking & Financial Services (2)' }));
  expect(keys()).toEqual(['story-MAAB', 'story-ASPIRE']);
  expect(address()).toBe('/impact-stories?industry=banking');
});

test('prerenders every story', () => {
  const html = renderToString(
    <StaticRouter location="/impact-stories?service=fintech-services">
      <ImpactStoriesPage />
    </StaticRouter>,
  );
  expect(html.match(/id="story-/g)).toHaveLength(8);
});
