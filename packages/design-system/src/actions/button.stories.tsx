import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ChevronRight, RefreshCw, X } from 'lucide';
import { expect, fn } from 'storybook/test';
import { FormActions } from '../forms/form.tsx';
import { Icon } from '../icons/icon.tsx';
import { Button, ButtonLink } from './button.tsx';
import { IconButton } from './icon-button.tsx';

/**
 * Does something on this page.
 *
 * **Use** one `primary` per view for its main action, `secondary` beside it, and `quiet` in rows. The
 * label is a verb; while `loading`, it says what is happening.
 *
 * **Keyboard.** Enter and Space press it. While it is `loading`, it keeps its focus, and both do
 * nothing.
 *
 * **Not for** going to another page: that is a `ButtonLink`. Do not disable a button that sends a
 * form; let it say what is missing.
 */
export default {
  title: 'Components/Actions/Button (call to action, CTA)',
  component: Button,
  subcomponents: { ButtonLink, IconButton },
  args: { children: 'Submit Application', onClick: fn() },
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Primary: Story = {};

/** Every look in every state. */
export const Variants: Story = {
  parameters: { states: true },
  render: (args) => (
    <FormActions>
      <Button>{args.children}</Button>
      <Button variant="secondary" icon={<Icon node={RefreshCw} />}>
        Try again
      </Button>
      <Button variant="secondary" size="small">
        Apply
      </Button>
      <Button variant="quiet">Show jobs in India</Button>
      <Button disabled>Submit Application</Button>
      <Button loading>Sending…</Button>
      <IconButton icon={X} label="Close" onClick={fn()} />
      <IconButton icon={ChevronRight} label="Next picture" look="framed" onClick={fn()} />
    </FormActions>
  ),
};

/**
 * The one step that a hero or a section asks the visitor to take. Not for links in running text
 * (`Link`).
 */
export const AsALink: Story = {
  render: () => (
    <FormActions>
      <ButtonLink href="/services" icon={<Icon node={ArrowRight} />}>
        Explore Our Services
      </ButtonLink>
      <ButtonLink href="/careers" variant="secondary">
        Careers
      </ButtonLink>
      <ButtonLink href="/careers" variant="quiet" size="small">
        View details
      </ButtonLink>
    </FormActions>
  ),
};

export const WhileLoading: Story = {
  tags: ['keyboard'],
  args: { loading: true, children: 'Sending…' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending…' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
