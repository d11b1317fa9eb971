import type { ReceivedJobDetails } from '@kestrova/api-client';
import { regionByCode, regions, type Region } from '@kestrova/regions';
import { careersData, jobPage, type JobLists } from '../job-pages.ts';
import { listPages, type WrittenPage } from '../list-pages.ts';

/** A remote job with every field, and markup in its texts. */
export const fullJob: ReceivedJobDetails = {
  jobId: 1042,
  jobTitle: 'C++ & Rust <Engineer>',
  jobLocation: 'Wilmington, DE',
  jobCode: 'KES-US-1042',
  experince: 4,
  jobType: 'Full-time',
  jobMode: 'Remote',
  createdDate: '2026-11-20T08:00:00.000Z',
  closingDate: '2031-11-30',
  jobDescription:
    'Own the <ledger>.\n{"tools":["Git"],"team":"Payments & Co","unique_journey":["A week abroad"]}',
  jobRequirements: 'Reads C++\r\n\r\n Writes Rust \r\n',
  qualification: 'A degree, or the same in practice',
  skills: 'C++\r\nRust',
  benifits: '70,00,000 - 85,00,000',
};

const shortJob: ReceivedJobDetails = { jobId: 7, jobTitle: 'Designer' };

/** A job with few fields in India, `fullJob` in every other region. */
export const sampleLists = Object.fromEntries(
  regions.map(({ code }) => [code, [code === 'in' ? shortJob : fullJob]]),
) as unknown as JobLists;

/** The pages of a region's site, with those of the sample jobs. */
export async function listSamplePages(site: Region): Promise<WrittenPage[]> {
  const readAt = Date.parse('2026-11-25T00:00:00Z');
  const jobs = [
    { job: shortJob, country: regionByCode('in') },
    { job: fullJob, country: regionByCode('us') },
  ];
  const pages = (await listPages(site)).map((page) =>
    page.path === '/careers' ? { ...page, data: careersData(site, sampleLists, readAt) } : page,
  );
  const jobPages = jobs.map(({ job, country }) =>
    jobPage(site, { job, country, list: sampleLists[country.code], readAt }),
  );
  return [...pages, ...(await Promise.all(jobPages))];
}
