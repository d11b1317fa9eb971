import type { RegionCode } from '@kestrova/regions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CareersList } from './careers-list.tsx';
import { ContactForm } from './contact-form.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Patterns/Overview',
  parameters: {
    controls: { disable: true },
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Components as pages combine them. A new page is put together from these, so what is ' +
          'decided here is decided everywhere.',
      },
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The top of a page: the header, where the page stands, its title and the one next step. */
export const PageStart: Story = {
  name: 'Page header',
  tags: ['screenshot'],
  render: (_, { globals }) => <PageHeader region={globals['region'] as RegionCode} />,
};

/**
 * A form that was sent too early. The summary takes the focus, each of its lines leads to a field,
 * and what was typed stays.
 */
export const FormWithErrors: Story = {
  name: 'Form with errors',
  tags: ['screenshot'],
  render: () => <ContactForm />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Sending too early moves the focus to the summary', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
      await expect(canvas.getByRole('alert')).toHaveFocus();
    });
    await step('A line of the summary leads to its field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Message must not be empty.' }));
      await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveFocus();
    });
    await step('What was typed stays', async () => {
      await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveValue('amara@okafor');
    });
  },
};

/** A list with its filter. */
export const Careers: Story = {
  name: 'Careers list',
  tags: ['screenshot'],
  render: () => <CareersList state="loaded" />,
};

/** While it loads, skeletons keep the place of what will come. */
export const CareersLoading: Story = {
  name: 'Careers list, loading',
  tags: ['screenshot'],
  render: () => <CareersList state="loading" />,
};

/** An empty list says what to do next. */
export const CareersEmpty: Story = {
  name: 'Careers list, empty',
  render: () => <CareersList state="empty" />,
};

/** A failed list says that nothing is lost, and offers another try. */
export const CareersFailed: Story = {
  name: 'Careers list, failed',
  tags: ['screenshot'],
  render: () => <CareersList state="failed" />,
};
