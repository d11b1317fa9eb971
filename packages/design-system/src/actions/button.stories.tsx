import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ChevronRight, RefreshCw, X } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Icon } from '../icons/icon.tsx';
import { Button, ButtonLink } from './button.tsx';
import { IconButton } from './icon-button.tsx';

/**
 * Does something on this page.
 *
 * **Use** one `primary` per view for its main action, `secondary` beside it, and `quiet` in rows. The
 * label is a verb; while `loading`, it says what is happening.
 *
 * **Not for** going to another page: that is a `ButtonLink`. Do not disable a button that sends a
 * form; let it say what is missing.
 */
const meta = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { ButtonLink, IconButton },
  args: { children: 'Submit Application', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Variants: Story = {
  render: () => (
    <>
      <Button variant="secondary" icon={<Icon node={RefreshCw} />}>
        Try again
      </Button>
      <Button variant="secondary" size="small">
        Apply
      </Button>
      <Button variant="quiet">Show jobs in India</Button>
      <Button disabled>Submit Application</Button>
      <Button>Send this application and the additional file to the hiring team</Button>
    </>
  ),
};

/**
 * The one step that a hero or a section asks the visitor to take. Not for links in running text
 * (`Link`).
 */
export const AsALink: Story = {
  render: () => (
    <>
      <ButtonLink href="/services" icon={<Icon node={ArrowRight} />}>
        Explore Our Services
      </ButtonLink>
      <ButtonLink href="/careers" variant="secondary">
        Careers
      </ButtonLink>
      <ButtonLink href="/careers" variant="quiet" size="small">
        View details
      </ButtonLink>
    </>
  ),
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link');
    await expect(link).toHaveAttribute('href', '/services');
  },
};

/** For actions with a well-known icon: close, remove, next. Its label is for screen readers. */
export const OfOneIcon: Story = {
  render: ({ onClick }) => (
    <>
      <IconButton icon={X} label="Close" onClick={onClick as () => void} />
      <IconButton icon={ChevronRight} label="Next picture" look="framed" onClick={fn()} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** While loading, the button keeps its focus and ignores clicks. */
export const Loading: Story = {
  args: { loading: true, children: 'Sending…' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending…' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
