import { expect, test } from 'vitest';
import { jobPageCopy } from '@kestrova/content/pages/job-description';
import { toJobDisplay } from './job-display.ts';

const job = {
  jobId: 7,
  jobTitle: 'Designer',
  jobLocation: 'Austin, TX',
  jobType: 'Full time',
  jobMode: 'Hybrid',
  jobCode: 'KES-7',
  experince: 4,
  createdDate: '2026-11-20T08:00:00.000Z',
  jobDescription: 'Draw.\r\n{"tools":["Figma"]}',
  jobRequirements: 'Four years\r\n\r\n A portfolio \r\n',
  skills: 'Type\r\nColour',
  qualification: 'A degree',
  benifits: '24,00,000 - 32,00,000',
};

test('builds the display model, with the values that are alike for every job', () => {
  expect(toJobDisplay(job, jobPageCopy)).toEqual({
    title: 'Designer',
    location: 'Austin, TX',
    type: 'Full time',
    mode: 'Hybrid',
    experience: '4 years of experience',
    jobId: 7,
    posted: '2026-11-20T08:00:00.000Z',
    jobCode: 'KES-7',
    details: {
      tools: ['Figma'],
      reporting_to: '',
      team: '',
      jobDescription: {
        unique_journey: [],
        responsibilities: ['Draw.'],
        requirements: ['Four years', 'A portfolio'],
      },
      qualification: ['A degree'],
      skills: ['Type', 'Colour'],
      salary: { currency: 'INR', range: '24,00,000 - 32,00,000' },
      apply_method: 'Apply Now',
      interview_process: {
        stages: 2,
        description: '45 min HR + 1h technical/cultural interview',
      },
      benefits: [
        'Hybrid flexibility',
        'Health insurance',
        '22+ days paid leave',
        'Learning ecosystem',
      ],
    },
  });
});

test('a job with little data has empty parts', () => {
  const display = toJobDisplay({ jobId: 7, jobTitle: 'Designer' }, jobPageCopy);
  expect(display).toMatchObject({
    title: 'Designer',
    experience: '',
    details: { skills: [], qualification: [], salary: { range: '' } },
  });
  expect(display.location).toBeUndefined();
});

test('a job without a salary range has an empty one', () => {
  expect(toJobDisplay({ ...job, benifits: ' ' }, jobPageCopy).details.salary.range).toBe('');
});
