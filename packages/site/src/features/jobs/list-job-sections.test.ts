import { jobDescriptionPage } from '@kestrova/content/pages/job-description';
import { expect, test } from 'vitest';
import { listJobSections } from './list-job-sections.ts';

const job = {
  jobId: 7,
  jobTitle: 'Designer',
  jobDescription: 'Draw.\r\n{"tools":["Figma"]}',
  jobRequirements: 'Four years\r\n\r\n A portfolio \r\n',
  skills: 'Type\r\nColour',
  qualification: 'A degree',
  benifits: '24,00,000 - 32,00,000',
};

/** The texts of each section, under its heading. */
function listTexts(details: Parameters<typeof listJobSections>[0]) {
  const { main, pay, aside } = listJobSections(details, jobDescriptionPage);
  const read = (sections: typeof main) =>
    Object.fromEntries(sections.map(({ title, lines }) => [title, lines]));
  return { main: read(main), pay: read(pay), aside: read(aside) };
}

const alike = {
  Benefits: ['Hybrid flexibility', 'Health insurance', '22+ days paid leave', 'Learning ecosystem'],
  'Interview process': ['2 stages', '45 min HR + 1h technical/cultural interview'],
};

test('lists the sections of a job, then those of every job', () => {
  expect(listTexts(job)).toEqual({
    main: {
      'Job Description': ['Draw.'],
      Requirement: ['Four years', 'A portfolio'],
      Qualifications: ['A degree'],
      Skills: ['Type', 'Colour'],
    },
    pay: { 'Salary range': ['INR 24,00,000 - 32,00,000'] },
    aside: { ...alike, 'Tools you will use': ['Figma'] },
  });
});

test('omits the sections that a job leaves empty', () => {
  const bare = { jobId: 7, jobTitle: 'Designer', benifits: ' ' };
  expect(listTexts(bare)).toEqual({ main: {}, pay: {}, aside: alike });
});
