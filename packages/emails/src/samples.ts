import type { EmailedApplication } from './application-emails.ts';
import type { EmailedFile } from './application-notices.ts';
import type { CreateUrl, EmailedLink } from './content.ts';

const site = { subject: 'k3Jd0Wm2xQ', siteOrigin: 'https://www.kestrova.example' };
const own: EmailedLink = { purpose: 'application', ...site };
const review: EmailedLink = { purpose: 'review', ...site };
const manage: EmailedLink = { purpose: 'alert', ...site };
const unsubscribe: EmailedLink = { purpose: 'unsubscribe', ...site };

/** A link's address as it looks in an email. */
export const createSampleUrl: CreateUrl = ({ purpose, subject, siteOrigin }) =>
  `${siteOrigin}/careers/${purpose}#${subject}`;

const jobUrl = 'https://www.kestrova.example/careers/job-description/MTA0Mg==';

const application: EmailedApplication = {
  reference: 'A-7K2M-9QXZ',
  receivedAt: '2026-11-22T10:00:00.000Z',
  jobId: 1042,
  jobCode: 'US-FIN-1042',
  jobTitle: 'Senior Payments Engineer',
  jobRole: 'Senior Payments Engineer',
  location: 'Wilmington, DE',
  firstName: 'Zoë',
  lastName: 'Rao',
  email: 'zoe@example.com',
  phNo: '2025550143',
  coverLetterDescription: 'Dear team,\n\nI like ledgers.',
  privacyEnable: 1,
  contactMeEnable: 0,
};

const cv: EmailedFile = {
  part: 'cv',
  name: 'A-7K2M-9QXZ-cv.pdf',
  originalName: 'Lebenslauf.pdf',
  size: 300_000,
  sha256: '6f'.repeat(32),
};

const request = {
  reference: 'C-7K2M-9QXZ',
  receivedAt: '2026-11-22T10:00:00.000Z',
  fullName: 'Ann Lee',
  email: 'ann@example.com',
  companyName: 'Meridian Bank',
  companyType: 'https://www.example.com',
  phoneNumber: '2025550143',
  country: 'USA',
  message: 'Hello,\n\nplease call us about settlement.',
};

const job = { label: 'Release Tester', url: jobUrl, detail: 'Pune · Remote · Full-time' };

/** Typical data. */
export const usual = {
  application: {
    application,
    files: [cv],
    delivery: 'attached' as const,
    isScanned: true,
    own,
    review,
  },
  sentence: 'Could you come to Wilmington on Tuesday at 10?',
  newFiles: { added: [cv], current: [cv], replaced: [] },
  contact: { request },
  alert: {
    country: 'India',
    countryInText: 'India',
    filters: { place: '', type: '', mode: 'Remote', level: '' },
    manage,
    hasMore: false,
    daysToConfirm: 7,
    retentionDays: 365,
  },
  newJobs: {
    lists: [{ choice: 'Jobs in India: Remote', items: [job] }],
    alertCount: 1,
    jobCount: 1,
    manage,
    unsubscribe,
  },
};

const words = 'Principal Reconciliation and Settlement Engineer '.repeat(5).trim();
const unbroken = 'Donaudampfschifffahrt'.repeat(6);
const longestApplication: EmailedApplication = {
  ...application,
  jobTitle: words,
  jobRole: words,
  location: 'Bengaluru or Thiruvananthapuram, '.repeat(3),
  firstName: unbroken,
  lastName: unbroken,
  email: `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
  coverLetterDescription: `${words}.\n\n${unbroken}\n\n`.repeat(8),
  contactMeEnable: 1,
};
const longestFiles = ['cv', 'additionalFile'].map((part) => ({
  ...cv,
  part,
  originalName: `${unbroken}.pdf`,
}));
const longestJob = { ...job, label: words, detail: `${words} · On-site · Part-time` };

/** About the longest data that the forms and the job list allow. */
export const longest: typeof usual = {
  application: {
    application: longestApplication,
    files: longestFiles,
    delivery: 'attached',
    isScanned: false,
    own,
    review,
  },
  sentence: `${words}. `.repeat(2).trim(),
  newFiles: { added: longestFiles, current: longestFiles, replaced: [] },
  contact: {
    request: {
      ...request,
      fullName: words,
      email: longestApplication.email,
      companyName: unbroken,
      companyType: `https://${'c'.repeat(200)}.example`,
      message: longestApplication.coverLetterDescription,
    },
  },
  alert: {
    ...usual.alert,
    filters: { place: words, type: 'Full-time', mode: 'Remote', level: 'Senior' },
    hasMore: true,
  },
  newJobs: {
    ...usual.newJobs,
    lists: ['India', 'the USA'].map((country) => ({
      choice: `Jobs in ${country}: “${words}”`,
      items: Array.from({ length: 10 }, () => longestJob),
      more: { label: 'And 5 more', url: jobUrl },
    })),
    alertCount: 2,
    jobCount: 30,
  },
};
