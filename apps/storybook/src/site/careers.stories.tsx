import { screen, within } from 'storybook/test';
import { failed, says, send, shows, siteStories, type Story } from './site-stories.tsx';

export default {
  ...siteStories,
  title: 'Site/Careers',
  tags: ['!autodocs', 'one-theme'],
  args: { path: '/careers' },
};

/** The openings in the USA, as on every first visit. */
export const Openings: Story = { tags: ['screenshot'], play: says('Senior Java Engineer') };

/** A filter applies at once, and the address says it. */
export const Filtered: Story = {
  args: { path: '/careers?q=react&level=Senior' },
  parameters: { fakeServer: 'many' },
  play: says('4 of 60 open positions in the USA'),
};

/** Of a thousand jobs 24 are shown. */
export const ThousandOpenings: Story = {
  parameters: { fakeServer: 'thousand' },
  play: says('1,000 open positions in the USA'),
};

/** No job matches: the panel offers to remove one choice, with the resulting number of jobs. */
export const NoMatch: Story = {
  args: { path: '/careers?level=Senior&mode=Underwater' },
  parameters: { fakeServer: 'many' },
  play: shows('button', { name: 'Without “Underwater” there are 20' }),
};

export const Loading: Story = { tags: ['screenshot'], parameters: { fakeServer: 'pending' } };

export const Empty: Story = { parameters: { fakeServer: 'empty' } };

/** The list failed; everything else on the page stays. */
export const Failed: Story = { ...failed, tags: ['screenshot'] };

/** Search loaded the list again and failed: the list stays, and says when it was read. */
export const NotRefreshed: Story = {
  parameters: { fakeServer: 'once' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Senior Java Engineer');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await canvas.findByRole('alert');
  },
};

/** Jobs with few details show the details they have. */
export const LittleKnown: Story = {
  parameters: { fakeServer: 'sparse' },
  play: says('Senior Java Engineer'),
};

/**
 * Opens the form in its dialog and sends it: empty, or with an address that names the outcome. Outcomes
 * that look the same in the form of Contact Us are tested only there.
 */
function applied(result: RegExp, email?: string, cv = 'resume.pdf'): Story {
  return {
    play: async (context) => {
      const { canvas, userEvent } = context;
      const [apply] = await canvas.findAllByRole('button', { name: /^Apply/ });
      await userEvent.click(apply!);
      const element = await screen.findByRole('dialog', { name: /Job Application Form/ });
      const dialog = within(element);
      if (email) {
        const file = new File(['x'], cv, { type: 'application/pdf' });
        await userEvent.upload(await dialog.findByLabelText(/^Upload Resume/), file);
        const agreement = dialog.getByLabelText<HTMLInputElement>(/agree to it/);
        if (!agreement.checked) await userEvent.click(agreement);
      }
      const person = { 'First Name': 'Asha', 'Last Name': 'Okafor', 'Phone Number': '2025550143' };
      await send(context, element, email ? { ...person, Email: email } : {}, 'Submit Application');
      await screen.findAllByText(result);
    },
  };
}

export const ApplicationWithErrors = applied(/First name must not be empty/i);
export const ApplicationSending = applied(/Submitting/, 'waiting@example.com');
export const ApplicationOffline = applied(/could not reach our server/, 'offline@example.com');
export const ApplicationFileRefused415 = applied(/macros/, 'a@example.com', 'macros.pdf');
export const ApplicationReceived = applied(/Has Been Submitted/, 'asha@example.com');
