import XMLBuilder from 'fast-xml-builder';
import type { ReceivedJobSummary } from '@kestrova/api-client';
import type { Region } from '@kestrova/regions';
import { paths } from '../paths.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

/** The open jobs as an RSS 2.0 feed, newest first. */
export function jobsFeed(jobs: readonly ReceivedJobSummary[], region: Region): string {
  const self = `${region.origin}/jobs.xml`;
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title: 'Jobs at Kestrova',
        link: region.origin + paths.careers,
        description: 'Every open position at Kestrova, newest first.',
        language: region.locale.toLowerCase(),
        'atom:link': { '@href': self, '@rel': 'self', '@type': 'application/rss+xml' },
        item: jobs.map((job) => ({
          title: [job.jobTitle, job.jobLocation].filter(Boolean).join(', '),
          link: region.origin + paths.jobDescription(job.jobId),
          guid: { '@isPermaLink': 'false', '#text': job.jobCode ?? job.jobId },
          ...(job.createdDate && { pubDate: new Date(job.createdDate).toUTCString() }),
          ...(job.jobInfo && { description: job.jobInfo }),
        })),
      },
    },
  });
}
