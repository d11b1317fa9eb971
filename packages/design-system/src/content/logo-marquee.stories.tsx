import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samples } from '../samples/pictures.tsx';
import { LogoMarquee } from './logo-marquee.tsx';

/**
 * A row of clients' logos that scrolls. With reduced motion the logos wrap into rows.
 *
 * **Use it** once, under the hero of the home page.
 *
 * **Keyboard.** Tab reaches the button, which pauses and plays the row.
 *
 * **Not for** anything that a visitor must read: it moves.
 */
export default {
  title: 'Components/Content/Logo marquee (clients, ticker)',
  component: LogoMarquee,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Our clients',
    logos: [0, 1, 2, 3].flatMap((round) =>
      samples.wordmarks.map(({ name, src }) => ({
        name: `${name} ${round}`,
        picture: <img src={src} alt={name} width={120} height={32} />,
      })),
    ),
  },
} satisfies Meta<typeof LogoMarquee>;

/** Screen readers read the logos once, though they are rendered twice. */
export const Moving: StoryObj<typeof LogoMarquee> = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(8);
    const button = canvas.getByRole('button', { name: 'Pause the logos' });
    const [row] = canvas.getAllByRole('list');
    const playState = () => getComputedStyle(row as HTMLElement).animationPlayState;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Play the logos');
    await expect(playState()).toBe('paused');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Pause the logos');
    await expect(playState()).toBe('running');
  },
};

/** A phone shows three logos in each of two rows. */
export const OnAPhone: StoryObj<typeof LogoMarquee> = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const { clientWidth } = canvas.getAllByRole('list')[0]!.parentElement!;
    const [first, below, , , third] = canvas
      .getAllByRole('img')
      .map((logo) => logo.getBoundingClientRect());
    await expect(below!.top).toBeGreaterThan(first!.bottom);
    await expect(third!.top).toBe(first!.top);
    await expect(third!.right - first!.left).toBeLessThanOrEqual(clientWidth);
  },
};
