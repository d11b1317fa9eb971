import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { siteStories } from './site-stories.tsx';

const meta = {
  ...siteStories,
  title: 'Site/Application',
  tags: ['!autodocs'],
  args: { path: `/careers/job-description/${btoa('102')}` },
} satisfies Meta<{ path: string }>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Opens the form, fills it in and sends it; the address chooses what becomes of it. */
async function sendAs(email: string, { canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Apply Now/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Job Application Form' }));
  const entries = {
    'First Name': 'Asha',
    'Last Name': 'Okafor',
    Email: email,
    'Phone Number': '2025550143',
  };
  for (const [name, text] of Object.entries(entries)) {
    const field = form.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  const agreement = form.getByRole<HTMLInputElement>('checkbox', { name: /Privacy Policy/ });
  if (!agreement.checked) await userEvent.click(agreement);
  await userEvent.click(form.getByRole('button', { name: 'Submit Application' }));
  return form;
}

/** The receipt: the server's words with the reference, and what happens next. */
export const Accepted: Story = {
  play: async (context) => {
    await sendAs('asha@example.com', context);
    const name = 'Your Application Has Been Submitted!';
    const thanks = within(await screen.findByRole('dialog', { name }));
    const next = thanks.getByRole('region', { name: 'What happens next' });
    await expect(within(next).getAllByRole('listitem')).toHaveLength(3);
    const back = thanks.getByRole('button', { name: 'Return to Careers' });
    await waitFor(() => expect(back).toBeVisible());
  },
};

/** The server took it for the work of a program: everything stays, and there is another way. */
export const HeldBack: Story = {
  play: async (context) => {
    const form = await sendAs('unsolicited@example.com', context);
    await form.findByText(/Does it still not go through/);
    await expect(form.getByRole('textbox', { name: 'First Name' })).toHaveValue('Asha');
  },
};
