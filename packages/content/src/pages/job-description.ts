import type { JobPageCopy } from '../schemas/careers-page.ts';

/** The labels of a job page, and what all jobs have alike (spec 2.16 and 9). */
export const jobPageCopy: JobPageCopy = {
  description: 'Job Description',
  requirement: 'Requirement',
  qualifications: 'Qualifications',
  skills: 'Skills',
  benefits: {
    heading: 'Benefits',
    items: ['Hybrid flexibility', 'Health insurance', '22+ days paid leave', 'Learning ecosystem'],
  },
  interview: {
    heading: 'Interview process',
    stages: 2,
    stagesLabel: 'stages',
    description: '45 min HR + 1h technical/cultural interview',
  },
  meta: {
    jobCode: 'Job code',
    jobMode: 'Mode',
    jobLocation: 'Location',
    jobType: 'Type',
    experience: 'Experience',
    posted: 'Posted on',
  },
  salary: { heading: 'Salary range', currency: 'INR' },
  tools: 'Tools you will use',
  reportingTo: 'Reporting to',
  team: 'Your team',
  uniqueJourney: 'What makes this role different',
  apply: 'Apply',
  applyMethod: 'Apply Now',
  loading: 'Loading the job description.',
  notFound: {
    heading: 'This position is no longer listed',
    text: 'It may have been filled or withdrawn. The current openings show what we are hiring for now.',
    link: { label: 'See current openings', to: '/careers' },
  },
  failed: {
    heading: 'This job description did not load',
    text: 'The position is most likely still open. Please check the connection and ask for it once more.',
    retry: 'Try again',
  },
  stale: {
    text: 'This job could not be refreshed. It is as it was read on',
    retry: 'Try again',
    retrying: 'Asking for this job again.',
  },
  share: {
    label: 'Share',
    copied: 'The link to this job is copied.',
    link: 'Link to this job',
    hint: 'Your browser did not let us copy the link, so please copy it here.',
  },
  accommodation: {
    text: 'You can apply for this job by email or over the phone as well, and the talks can be in writing, captioned or longer. Say what you need; only the people who set it up will know.',
    write: 'Apply another way:',
    subject: 'Another way to apply for',
  },
  closed: {
    text: 'This position has closed and takes no more applications.',
    link: 'See current openings',
  },
  similar: 'Similar jobs',
};
