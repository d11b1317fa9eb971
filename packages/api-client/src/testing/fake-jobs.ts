import type { JobDetails, JobSummary } from '@kestrova/api-contract';
import type { Country } from '@kestrova/validation';

const HOUR = 3_600_000;

/** Jobs for tests and stories: a short one, one with a long title, one posted long ago, and one with a closing date. */
export const fakeJobs = {
  USA: [
    createJob(101, 'Senior Java Engineer', 'Wilmington, DE', 2),
    createJob(102, 'Agent Banking Integration and Reconciliation Specialist', 'Austin, TX', 30),
    createJob(103, 'Designer', 'Remote, USA', 24 * 41),
  ],
  India: [
    {
      ...createJob(201, 'Site Reliability Engineer', 'Hyderabad', 50),
      closingDate: new Date(Date.now() + 14 * 24 * HOUR).toISOString().slice(0, 10),
    },
  ],
} satisfies Partial<Record<Country, readonly JobSummary[]>>;

const ROLES = ['Java Engineer', 'React Developer', 'Product Designer', 'Data Analyst', 'Tester'];
const PLACES = ['Wilmington, DE', 'Austin, TX', 'Chicago, IL', 'Remote, USA'];
const LEVELS = ['Junior', 'Mid', 'Senior'];
const MODES = ['Hybrid', 'Remote', 'On-site'];

/** Jobs that all differ, the newest first. */
export function createManyJobs(count: number): JobSummary[] {
  return Array.from({ length: count }, (_, place) => ({
    ...createJob(1001 + place, `${ROLES[place % 5]} ${place + 1}`, PLACES[place % 4] ?? '', place),
    jobLevel: LEVELS[place % 3] ?? '',
    jobMode: MODES[Math.floor(place / 3) % 3] ?? '',
    jobType: place % 10 === 0 ? 'Contract' : 'Full time',
  }));
}

/** More jobs than the careers page shows at first. */
export const manyFakeJobs: readonly JobSummary[] = createManyJobs(60);

/** The details of any fake job, with every embedded key and section. */
export function fakeJobDetails(jobId: number): JobDetails | undefined {
  const summary = [...Object.values(fakeJobs).flat(), ...manyFakeJobs].find(
    (job) => job.jobId === jobId,
  );
  if (!summary) return undefined;
  const { jobLevel: _level, jobInfo, ...shared } = summary;
  const embedded = {
    tools: ['IntelliJ IDEA', 'PostgreSQL', 'Kafka'],
    reporting_to: 'Head of Payments Engineering',
    team: 'Ledger, six engineers in two time zones',
    job_description: { unique_journey: ['Two weeks beside an agent in the field'] },
  };
  return {
    ...shared,
    jobDescription: `${jobInfo}\r\n${JSON.stringify(embedded)}`,
    jobRequirements: 'Five years with the JVM\r\nA payment system that you ran yourself',
    skills: 'Java 21\r\nSQL\r\nDistributed systems',
    qualification: 'A degree in computer science, or the work to show instead',
    benifits: '24,00,000 - 32,00,000',
  };
}

/** A job with few details: some fields are null, others are missing. */
export function withoutDetails({ jobId, jobTitle }: Pick<JobSummary, 'jobId' | 'jobTitle'>) {
  return { jobId, jobTitle, jobLocation: null, experince: null, jobDescription: null };
}

function createJob(jobId: number, title: string, location: string, hoursAgo: number): JobSummary {
  return {
    jobId,
    jobTitle: title,
    jobLocation: location,
    jobCode: `KES-${jobId}`,
    experince: jobId % 7,
    jobLevel: 'Senior',
    jobType: 'Full time',
    jobMode: 'Hybrid',
    jobInfo: `Own a part of our clients' systems from the first design to its nights on call, as ${title}.`,
    createdDate: new Date(Date.now() - hoursAgo * HOUR).toISOString(),
  };
}
