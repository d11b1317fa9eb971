import type { Meta, StoryObj } from '@storybook/react-vite';
import { SimilarJobs } from './similar-jobs.tsx';

/**
 * The ways from one job to up to three whose work is much the same.
 *
 * **Use it** under a job’s description, also when the job has closed.
 *
 * **Not for** a list of all jobs.
 */
const meta = {
  title: 'Sections/Similar jobs',
  component: SimilarJobs,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Similar jobs',
    jobs: [
      job(1, 'Machine Learning Engineer', 'Austin, TX', 'Remote'),
      job(2, 'Application Security Engineer', 'Reston, VA', 'Hybrid'),
      job(3, 'Site Reliability Engineer', 'Raleigh, NC', 'Remote'),
    ],
  },
} satisfies Meta<typeof SimilarJobs>;

export default meta;

type Story = StoryObj<typeof meta>;

function job(jobId: number, jobTitle: string, jobLocation?: string, jobMode?: string) {
  return { jobId, jobTitle, jobLocation, jobMode, jobType: jobMode && 'Full-time' };
}

export const Three: Story = {};

/** One with a long title, and of which little is known. */
export const One: Story = {
  args: { jobs: [job(4, 'Agent Banking Integration and Reconciliation Specialist')] },
};
