import type { EngineLocator, EnginePage } from '../engines/engine-page.ts';

/** The careers page: its search, its list of jobs, and what a visitor does with them. */
export function careersPage<Found extends EngineLocator<Found>>(page: EnginePage<Found>) {
  const form = page.getByRole('search');
  const country = form.getByLabel('Country');
  const search = form.getByRole('button', { name: 'Search' });
  const cards = page.getByRole('article').filter({ hasText: 'years of experience' });
  return {
    country,
    search,
    keywords: form.getByLabel('Keywords'),
    level: form.getByLabel('Level'),
    cards,
    /** Opens the application for the first job. */
    apply: cards.first().getByRole('button', { name: 'Apply' }),
    /** Number of open positions, of how many, and their country. */
    count: page.getByText(/^(?:\d+ of )?\d+ open positions? in (?:the USA|India)$/),
    async searchFor(name: 'INDIA' | 'USA'): Promise<void> {
      await country.selectOption(name);
      await search.click();
    },
    /** Goes from the list to its first job; returns the job's title. */
    async view(): Promise<string> {
      const title = await cards.first().getByRole('heading').innerText();
      await cards.first().getByRole('link', { name: 'View details' }).click();
      await page.locator('h1').filter({ hasText: title }).waitFor();
      return title;
    },
  };
}
