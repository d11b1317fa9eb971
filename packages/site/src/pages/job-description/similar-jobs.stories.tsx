import type { Meta, StoryObj } from '@storybook/react-vite';
import { SimilarJobs } from './similar-jobs.tsx';

/**
 * Links from one job to up to three similar ones.
 *
 * **Use it** below a job’s description, also when the job has closed.
 *
 * **Not for** a list of all jobs.
 */
export default {
  title: 'Sections/Similar jobs',
  component: SimilarJobs,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SimilarJobs>;

/** One with a long title, of which little is known. */
export const One: StoryObj<typeof SimilarJobs> = {
  args: {
    title: 'Similar jobs',
    jobs: [{ jobId: 4, jobTitle: 'Agent Banking Integration and Reconciliation Specialist' }],
  },
};
