import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
const meta = {
  title: 'Components/Country selector',
  component: CountrySelector,
  args: { countries: navigation.countries, current: 'us' },
} satisfies Meta<typeof CountrySelector>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usa: Story = {};

export const India: Story = { args: { current: 'in' } };

/** The other country is a real link; the present one only closes the list. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Country'));
    await expect(canvas.getByRole('link', { name: 'INDIA' })).toHaveAttribute(
      'href',
      'https://in.kestrova.example/services',
    );
    await expect(canvas.getByRole('button', { name: 'USA' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};
