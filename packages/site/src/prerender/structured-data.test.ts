import { regionByCode } from '@kestrova/regions';
import { expect, test } from 'vitest';
import { jobPosting } from './structured-data.ts';

test('a job with few fields leaves the others out', () => {
  const site = regionByCode('us');
  const job = { jobId: 7, jobTitle: 'Designer' };
  expect(JSON.parse(JSON.stringify(jobPosting({ job, country: site, site })))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Designer',
    description: '',
    hiringOrganization: { '@type': 'Organization', name: 'Kestrova', sameAs: site.origin },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'US' } },
    identifier: { '@type': 'PropertyValue', name: 'Kestrova', value: '7' },
    directApply: true,
    url: `${site.origin}/careers/job-description/Nw==`,
  });
});
