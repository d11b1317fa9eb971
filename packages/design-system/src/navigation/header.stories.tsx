import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { navigation } from '../samples/navigation.ts';
import { CountrySelector } from './country-selector.tsx';
import { Header } from './header.tsx';

/**
 * The fixed top of each page: a disclosure navigation after the APG, and a full-screen menu on
 * phones. It opens before JavaScript has loaded; after that, Escape, a press outside, a choice and
 * leaving it with the focus close it.
 *
 * **Use it** once per page. The page says which item is active, and which one is prominent: the
 * contact page, a quiet button that is filled on that page. The footer of the menu has contact
 * details, such as an email address, in a group outside the navigation.
 *
 * **Keyboard.** Enter opens a list. Escape closes it and returns the focus. Opening another list and
 * leaving it with Tab also close it. On a phone, Escape closes the menu.
 *
 * **Not for** a second level of navigation inside a page.
 */
export default {
  title: 'Components/Navigation/Header (navigation, menu, navbar)',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: navigation.brand,
    items: navigation.items,
    menuFooter: navigation.menuFooter,
    countrySelector: <CountrySelector countries={navigation.countries} current="us" />,
  },
} satisfies Meta<typeof Header>;

type Story = StoryObj<typeof Header>;

export const Wide: Story = {};

export const Lists: Story = {
  tags: ['!autodocs', 'keyboard'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const [services, country] = canvasElement.querySelectorAll('summary');
    const openByKeyboard = async () => {
      services?.focus();
      services?.click();
      await expect(services?.parentElement).toHaveAttribute('open');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Our Services' })).toHaveFocus();
    };
    await step('Escape closes it', async () => {
      await openByKeyboard();
      await userEvent.keyboard('{Escape}');
      await expect(services?.parentElement).not.toHaveAttribute('open');
      await expect(services).toHaveFocus();
    });
    await step('The Tab key leaves it', async () => {
      await openByKeyboard();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Impact Stories' })).toHaveFocus();
      await expect(services?.parentElement).not.toHaveAttribute('open');
    });
    await step('Another list, then a press outside', async () => {
      await userEvent.click(services as HTMLElement);
      await userEvent.click(country as HTMLElement);
      await expect(services?.parentElement).not.toHaveAttribute('open');
      await expect(country?.parentElement).toHaveAttribute('open');
      await userEvent.click(canvasElement);
      await expect(country?.parentElement).not.toHaveAttribute('open');
    });
    services?.click();
  },
};

/**
 * On a phone the menu covers the page, which does not scroll behind it; the contact details are at its
 * bottom. Escape and a choice close it.
 */
export const Sheet: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const menu = canvasElement.querySelector('summary[aria-label="Menu"]') as HTMLElement;
    await step('It opens and locks the page', async () => {
      await userEvent.click(menu);
      await expect(canvas.getByRole('link', { name: 'Careers' })).toBeVisible();
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });
    await step('Tab reaches each of its links, visible and with a ring', async () => {
      for (const link of menu.parentElement?.querySelectorAll('a') ?? []) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
        const { top, bottom } = link.getBoundingClientRect();
        await expect([top >= 0, bottom <= innerHeight]).toEqual([true, true]);
        await expect(getComputedStyle(link).outlineStyle).toBe('solid');
      }
    });
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(menu.parentElement).not.toHaveAttribute('open');
      await expect(menu).toHaveFocus();
    });
    await step(
      'Back closes it, even if the focus is elsewhere, as after a tap in Safari',
      async () => {
        await userEvent.click(menu);
        menu.blur();
        dispatchEvent(new PopStateEvent('popstate'));
        await expect(menu.parentElement).not.toHaveAttribute('open');
      },
    );
    await step('The contact details are a group outside the navigation', async () => {
      await userEvent.click(menu);
      const email = canvas.getByRole('link', { name: 'business@kestrova.example' });
      await expect(email).toBeVisible();
      await expect(email.closest('nav')).toBeNull();
      await expect(email.closest('[role=group]')).toHaveAccessibleName('Or reach us directly');
    });
  },
};
