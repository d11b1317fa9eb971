import type { EngineLocator, EnginePage } from '../engines/engine-page.ts';

/** The careers page: its search, its list of jobs, and what a visitor does with them. */
export function careersPage<L extends EngineLocator<L>>(page: EnginePage<L>) {
  const country = page.getByRole('search').getByLabel('Country');
  const search = page.getByRole('search').getByRole('button', { name: 'Search' });
  const cards = page.getByRole('article').filter({ hasText: 'years of experience' });
  return {
    country,
    search,
    keywords: page.getByRole('search').getByLabel('Keywords'),
    filter: (name: 'Level' | 'Mode' | 'Place' | 'Type') =>
      page.getByRole('search').getByLabel(name),
    cards,
    /** Opens the application for the first job. */
    apply: cards.first().getByRole('button', { name: 'Apply' }),
    /** Number of open positions, of how many, and their country. */
    count: page.getByText(/^(?:\d+ of )?\d+ open positions? in (?:USA|INDIA)$/),
    retry: page.getByRole('button', { name: 'Try again' }),
    async searchFor(name: 'INDIA' | 'USA'): Promise<void> {
      await country.selectOption(name);
      await search.click();
    },
    /** Goes from the list to a job; returns its title. */
    async view(place = 0): Promise<string> {
      const title = await cards.nth(place).getByRole('heading').innerText();
      await cards.nth(place).getByRole('link', { name: 'View details' }).click();
      await page.locator('h1').filter({ hasText: title }).waitFor();
      return title;
    },
  };
}
