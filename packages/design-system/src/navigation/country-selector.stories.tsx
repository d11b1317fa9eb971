import type { Meta, StoryObj } from '@storybook/react-vite';
import { navigation } from '../samples/navigation.ts';
import { CountrySelector } from './country-selector.tsx';

/**
 * Leads to the same page on the site of another country. Native details with plain links, so it
 * works before JavaScript has arrived.
 *
 * **Use it** once, in the slot of the `Header`, which closes it on Escape, on a press outside and
 * on a choice.
 *
 * **Not for** choosing a country inside a form (`Select`).
 */
export default {
  title: 'Components/Navigation/Country selector (region, language switch)',
  component: CountrySelector,
  args: { countries: navigation.countries, current: 'us' },
} satisfies Meta<typeof CountrySelector>;

export const Open: StoryObj<typeof CountrySelector> = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Country')),
};
