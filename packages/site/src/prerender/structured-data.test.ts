import { regionByCode } from '@kestrova/regions';
import { expect, test } from 'vitest';
import { jobPosting, organization as describeCompany } from './structured-data.tsx';
import { fullJob } from './testing/sample-jobs.ts';

const site = regionByCode('us');
const organization = {
  '@type': 'Organization',
  name: 'Kestrova',
  sameAs: site.origin,
  logo: `${site.origin}/icons/512.png`,
};
const identifier = { '@type': 'PropertyValue', name: 'Kestrova' };

function writePosting(job: typeof fullJob): Record<string, unknown> {
  return JSON.parse(JSON.stringify(jobPosting({ job, country: site, site })));
}

test('has every detail of a remote job that the page shows', () => {
  expect(writePosting(fullJob)).toEqual({
    description: expect.stringContaining('Own the'),
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'C++ & Rust <Engineer>',
    datePosted: '2026-11-20',
    validThrough: '2031-12-01T12:00:00.000Z',
    employmentType: 'FULL_TIME',
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: 48,
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue: 7_000_000, maxValue: 8_500_000 },
    },
    hiringOrganization: organization,
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Wilmington',
        addressRegion: 'DE',
        addressCountry: 'US',
      },
    },
    identifier: { ...identifier, value: 'KES-US-1042' },
    directApply: true,
    url: `${site.origin}/careers/job-description/MTA0Mg==`,
  });
});

test('names the logo of the company', () => {
  expect(describeCompany(site)).toMatchObject({ logo: organization.logo });
});

test('gives months of experience as a whole number', () => {
  expect(writePosting({ ...fullJob, experince: 1.1 })).toHaveProperty(
    'experienceRequirements.monthsOfExperience',
    13,
  );
});

const ofEveryJob = [
  '<h2>Benefits</h2><ul><li>Hybrid flexibility</li><li>Health insurance</li>',
  '<li>22+ days paid leave</li><li>Learning ecosystem</li></ul><h2>Interview process</h2>',
  '<p>2 stages</p><p>45 min HR + 1h technical/cultural interview</p>',
];

test('writes every section of a job as HTML, with markup in their texts escaped', () => {
  expect(writePosting(fullJob)['description']).toBe(
    [
      '<p>Remote, Full-time, Wilmington, DE</p>',
      '<h2>Job Description</h2><p>Own the &lt;ledger&gt;.</p>',
      '<h2>Requirement</h2><ul><li>Reads C++</li><li>Writes Rust</li></ul>',
      '<h2>Qualifications</h2><p>A degree, or the same in practice</p>',
      '<h2>Skills</h2><ul><li>C++</li><li>Rust</li></ul>',
      '<h2>What makes this role different</h2><ul><li>A week abroad</li></ul>',
      '<h2>Salary range</h2><p>INR 70,00,000 - 85,00,000</p>',
      ...ofEveryJob,
      '<h2>Tools you will use</h2><ul><li>Git</li></ul>',
      '<h2>Your team</h2><p>Payments &amp; Co</p>',
    ].join(''),
  );
});

test('omits the missing fields and the empty sections of a job', () => {
  const bare = { jobId: 7, jobTitle: 'Designer', benifits: ' ' };
  const { description, ...facts } = writePosting(bare);
  expect(description).toBe(ofEveryJob.join(''));
  expect(facts).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Designer',
    hiringOrganization: organization,
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'US' } },
    identifier: { ...identifier, value: '7' },
    directApply: true,
    url: `${site.origin}/careers/job-description/Nw==`,
  });
});

test.each([
  ['Hyderabad', { addressLocality: 'Hyderabad' }],
  ['Austin, TX, USA', { addressLocality: 'Austin', addressRegion: 'TX' }],
  ['Remote, USA', {}],
])('separates city and region of the location "%s"', (jobLocation, place) => {
  const address = { '@type': 'PostalAddress', ...place, addressCountry: 'US' };
  expect(writePosting({ ...fullJob, jobLocation })).toMatchObject({ jobLocation: { address } });
});

test('omits the remote properties for a hybrid job', () => {
  const posting = writePosting({ ...fullJob, jobMode: 'Hybrid' });
  expect(posting).not.toHaveProperty('jobLocationType');
  expect(posting).not.toHaveProperty('applicantLocationRequirements');
});

test.each(['Competitive', '8 - 12 LPA', '₹8,00,000 and a bonus'])(
  'omits a salary of "%s", which is not a range',
  (benifits) => {
    const posting = writePosting({ ...fullJob, benifits });
    expect(posting).not.toHaveProperty('baseSalary');
    expect(posting['description']).toContain(benifits);
  },
);
