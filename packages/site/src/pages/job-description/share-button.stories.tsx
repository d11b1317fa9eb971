import { jobDescriptionPage } from '@kestrova/content/pages/job-description';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareButton } from './share-button.tsx';

/**
 * Hands a job’s link to the system’s own sheet, or copies it and says so; where the browser allows
 * neither, the link is shown to be copied by hand.
 *
 * **Use it** beside the way to apply.
 *
 * **Not for** links to other companies’ sites.
 */
const meta = {
  title: 'Sections/Share button',
  component: ShareButton,
  args: { jobId: 101, title: 'Senior Java Engineer', copy: jobDescriptionPage.share },
} satisfies Meta<typeof ShareButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

/** Neither a sheet nor a clipboard: the link is shown and selected. */
export const Refused: Story = {
  beforeEach: () => {
    const refuse = () => Promise.reject(new DOMException('Forbidden.', 'NotAllowedError'));
    const clipboard = { writeText: refuse };
    Object.defineProperties(navigator, {
      share: { value: refuse, configurable: true },
      clipboard: { value: clipboard, configurable: true },
    });
    return () => {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await canvas.findByRole('textbox', { name: jobDescriptionPage.share.link });
  },
};
