import { regionByCode } from '@kestrova/regions';
import { expect, test } from 'vitest';
import { jobPosting } from './job-posting.ts';

test('a job of which little is known leaves out what is not known', () => {
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
