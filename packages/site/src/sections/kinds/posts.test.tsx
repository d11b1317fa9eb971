import { Fragment } from 'react';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionPages } from '../../router/section-pages.ts';
import { renderSite } from '../../lib/testing/render-site.tsx';

test.each(['Categories', 'Search With Tags'])('a choice of %s only highlights', async (name) => {
  const { default: Journal = Fragment } = (await sectionPages['journal']?.()) ?? {};
  const { user } = renderSite(<Journal />);
  const posts = screen.getAllByRole('article');
  const texts = posts.map(({ textContent }) => textContent);
  for (const post of posts) expect(within(post).queryByRole('link')).toBeNull();
  const group = within(screen.getByRole('group', { name }));
  expect(group.getByRole('radio', { name: 'Business' })).toHaveProperty('checked', true);
  const last = group.getAllByRole('radio').at(-1) ?? document.body;
  await user.click(last);
  expect(last).toHaveProperty('checked', true);
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(texts);
});
