import { jobPageCopy } from '@kestrova/content/pages/job-description';
import { dismissToasts, ToastRegion } from '@kestrova/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ShareButton } from './share-button.tsx';

const meta = {
  title: 'Sections/Share button',
  component: ShareButton,
  parameters: {
    docs: {
      description: {
        component:
          'Hands a job’s link to the system’s own sheet, or copies it and says so; where the ' +
          'browser allows neither, the link is shown to be copied by hand.\n\n' +
          '**Use it** beside the way to apply.\n\n' +
          '**Not for** links to other companies’ sites.',
      },
    },
  },
  args: { jobId: 101, title: 'Senior Java Engineer', copy: jobPageCopy.share },
  render: (args) => (
    <>
      <ShareButton {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ShareButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

/** No sheet, so the link is copied. */
export const Copied: Story = {
  beforeEach: () => replaceSharing(() => Promise.resolve()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(document.body).toHaveTextContent(jobPageCopy.share.copied));
  },
};

/** Neither a sheet nor a clipboard: the link is shown and selected. */
export const Refused: Story = {
  beforeEach: () => replaceSharing(() => Promise.reject(new Error('The clipboard is closed.'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const field = await canvas.findByRole('textbox', { name: jobPageCopy.share.link });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Gives the browser no sheet and this clipboard, until the story ends. */
function replaceSharing(writeText: () => Promise<void>) {
  const sheet = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share');
  Reflect.deleteProperty(Navigator.prototype, 'share');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => {
    if (sheet) Object.defineProperty(Navigator.prototype, 'share', sheet);
    Reflect.deleteProperty(navigator, 'clipboard');
    dismissToasts();
  };
}
