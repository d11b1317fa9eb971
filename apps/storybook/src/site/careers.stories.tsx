import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { siteStories } from './site-stories.tsx';

const meta = {
  ...siteStories,
  title: 'Site/Careers',
  tags: ['!autodocs'],
  args: { path: '/careers' },
} satisfies Meta<{ path: string }>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The openings in the USA, as on every first visit. */
export const Openings: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Senior Java Engineer');
  },
};

/** The site of India opens with the USA too, and offers its own jobs in one line. */
export const OpeningsInIndia: Story = {
  name: 'Openings, site of India',
  globals: { region: 'in' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Show jobs in India'));
    await canvas.findByText('Site Reliability Engineer');
  },
};

/** A filter applies at once, and the address says it. */
export const Filtered: Story = {
  args: { path: '/careers?q=react&level=Senior' },
  parameters: { fakeServer: 'many' },
  play: async ({ canvas }) => {
    const status = await canvas.findByText('4 of 60 open positions in USA', undefined, {
      timeout: 5000,
    });
    await expect(status).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

/** Of a thousand jobs 24 are shown, and 24 more with each press. */
export const ManyOpenings: Story = {
  name: 'Openings, a thousand of them',
  parameters: { fakeServer: 'thousand' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1,000 open positions in USA');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Tester 25' })).toHaveFocus());
  },
};

/** Nothing fits: the panel says which one choice to leave out, and what there is then. */
export const NoMatch: Story = {
  args: { path: '/careers?level=Senior&mode=Underwater' },
  parameters: { fakeServer: 'many' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: "Without 'Underwater' there are 20" });
  },
};

export const Loading: Story = {
  parameters: { fakeServer: 'pending' },
};

export const Empty: Story = {
  parameters: { fakeServer: 'empty' },
};

/** The list failed; everything else on the page stays. */
export const Failed: Story = {
  parameters: { fakeServer: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  },
};

/** Search asked again and failed: the list stays, and says when it was read. */
export const NotRefreshed: Story = {
  parameters: { fakeServer: 'once' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Senior Java Engineer');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const notice = await canvas.findByRole('alert', undefined, { timeout: 5000 });
    await expect(notice).toHaveTextContent('could not be refreshed');
    await expect(notice).toHaveTextContent(/as it was read on \w+ \d+, \d{4}, \d+:\d\d [AP]M\./);
    await expect(canvas.getByText('Senior Java Engineer')).toBeVisible();
  },
};

/** Jobs of which little is known show what there is. */
export const LittleKnown: Story = {
  parameters: { fakeServer: 'sparse' },
  play: async ({ canvas }) => {
    await canvas.findByText('Senior Java Engineer');
    await expect(canvas.queryByText(/undefined|null/)).toBeNull();
  },
};

export const JobDescription: Story = {
  args: { path: `/careers/job-description/${btoa('101')}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Senior Java Engineer' });
  },
};

export const JobNotFound: Story = {
  args: { path: `/careers/job-description/${btoa('999')}` },
};

/** The server refused one file: its sentence stands at the field, and everything else stays. */
export const ApplicationWithRefusedFile: Story = {
  play: async ({ canvas, userEvent, step }) => {
    // Another job than that of the story below, which would find what is typed here.
    const [, apply] = await canvas.findAllByRole('button', { name: /^Apply/ });
    await userEvent.click(apply!);
    const dialog = within(await screen.findByRole('dialog', { name: /Job Application Form/ }));
    await step('Everything is filled in', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'First Name' }), 'Asha');
      await userEvent.type(dialog.getByRole('textbox', { name: 'Last Name' }), 'Okafor');
      await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'asha@example.com');
      await userEvent.type(dialog.getByRole('textbox', { name: 'Phone Number' }), '2025550143');
      await userEvent.click(dialog.getByRole('checkbox', { name: /Privacy Policy/ }));
      const type = 'application/pdf';
      const cv = new File(['x'], 'macros-in-my-cv.pdf', { type });
      await userEvent.upload(dialog.getByLabelText(/Upload Resume/), cv);
      const portfolio = new File(['x'], 'portfolio.pdf', { type });
      await userEvent.upload(dialog.getByLabelText(/Additional File/), portfolio);
    });
    await step('The refusal is in the summary and at its field', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Submit Application' }));
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
      const cv = dialog.getByLabelText(/Upload Resume/);
      await expect(cv).toHaveAccessibleDescription(/contains macros.* macros-in-my-cv\.pdf/);
      await expect(dialog.getByText('portfolio.pdf')).toBeVisible();
    });
  },
};

/** The form in its dialog, sent too early. */
export const ApplicationWithErrors: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Apply opens the form', async () => {
      const [apply] = await canvas.findAllByRole('button', { name: /^Apply/ });
      await userEvent.click(apply!);
      await screen.findByRole('dialog', { name: /Job Application Form/ });
    });
    await step('Sending it empty says what is missing', async () => {
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.click(await dialog.findByRole('button', { name: 'Submit Application' }));
      await dialog.findByRole('alert');
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
    });
  },
};
