import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { navigation } from '../samples/navigation.ts';
import { CountrySelector } from './country-selector.tsx';

/**
 * Leads to the same page on the site of another country. Native details with plain links, so it
 * works before JavaScript has loaded.
 *
 * **Use it** once, in the slot of the `Header`, which closes it on Escape, on a press outside and
 * on a choice.
 *
 * **Keyboard.** Enter opens it; Tab then goes to each country.
 *
 * **Not for** choosing a country inside a form (`Select`).
 */
export default {
  title: 'Components/Navigation/Country selector (region, language switch)',
  component: CountrySelector,
  // Its menu opens towards the start, as at the end of the header.
  decorators: [(Story) => <div style={{ display: 'grid', justifyContent: 'end' }}>{Story()}</div>],
  args: { countries: navigation.countries, current: 'us' },
} satisfies Meta<typeof CountrySelector>;

export const Open: StoryObj<typeof CountrySelector> = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Country'));
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
