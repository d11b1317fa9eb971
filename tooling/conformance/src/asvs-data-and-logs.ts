import type { Requirement } from './requirement.ts';
import { testFiles as files } from './test-files.ts';

const SILENT_LOG = 'nothing that a visitor typed reaches the log (OWASP ASVS 5.0, 16.2.5; %s)';
const KIND_ONLY = 'of an error that may quote values only its kind and place are told';
const NOT_CACHED =
  'no cache keeps the answer to a submission, accepted or refused (14.2.2, 14.3.2)';
const LOG_LINE =
  'a log line says when in UTC, what was asked and how it ended, refusals too (16.2.1, 16.3.3)';
const NO_LOGIN = 'There is nothing to log in to.';

/** ASVS 5.0, V14 and V16: data protection, and logging and errors. */
export const dataAndLogs: readonly Requirement[] = [
  {
    id: '14.1.1',
    level: 'L2',
    name: 'Sensitive data is classified',
    open: 'What visitors type and upload is personal, everything else is public; said in the privacy policy and the README of the API, without a test.',
  },
  {
    id: '14.1.2',
    level: 'L2',
    name: 'Documented protection of each class',
    open: 'See 14.1.1.',
  },
  {
    id: '14.2.1',
    level: 'L1',
    name: 'Nothing sensitive in an address',
    provedBy: [
      [
        files.contactJourney,
        'what is typed before the page is ready is kept, and never put into the address',
        'without JavaScript nothing typed reaches the address',
      ],
    ],
  },
  {
    id: '14.2.2',
    level: 'L2',
    name: 'Nothing sensitive in caches of servers',
    provedBy: [[files.answers, NOT_CACHED]],
  },
  {
    id: '14.2.3',
    level: 'L2',
    name: 'Nothing sensitive goes to other parties',
    provedBy: [[files.headers, 'lets the map into a frame, and nothing else']],
  },
  {
    id: '14.2.4',
    level: 'L2',
    name: 'Controls stand as documented',
    provedBy: [
      [files.log, SILENT_LOG],
      [
        files.operator,
        'erases a person everywhere, and nobody else',
        'deletes what is older than the retention period',
      ],
    ],
  },
  {
    id: '14.2.7',
    level: 'L3',
    name: 'Old personal data is deleted',
    provedBy: [[files.operator, 'deletes what is older than the retention period']],
    open: 'Deleted by the operator’s command; putting it on a schedule is the operator’s.',
  },
  {
    id: '14.3.1',
    level: 'L1',
    name: 'The browser forgets at the end of a session',
    notApplicable: NO_LOGIN,
  },
  {
    id: '14.3.2',
    level: 'L2',
    name: 'Sensitive answers are not cached by browsers',
    provedBy: [[files.answers, NOT_CACHED]],
  },
  {
    id: '14.3.3',
    level: 'L2',
    name: 'Nothing sensitive in browser storage',
    provedBy: [
      [
        files.applyJourney,
        'what was typed comes back with the dialog, files excepted, and nothing is stored',
      ],
    ],
  },
  {
    id: '16.1.1',
    level: 'L2',
    name: 'An inventory of logs',
    open: 'One stream of JSON lines, described in the README of the API; where it is kept is the host’s.',
  },
  {
    id: '16.2.1',
    level: 'L2',
    name: 'When, where and what',
    provedBy: [[files.answers, LOG_LINE]],
  },
  {
    id: '16.2.2',
    level: 'L2',
    name: 'Time in UTC',
    provedBy: [[files.answers, LOG_LINE]],
  },
  {
    id: '16.2.3',
    level: 'L2',
    name: 'Logs go where the inventory says',
    open: 'To standard output alone; no test looks for others.',
  },
  { id: '16.2.4', level: 'L2', name: 'A common format', provedBy: [[files.log, SILENT_LOG]] },
  {
    id: '16.2.5',
    level: 'L2',
    name: 'No sensitive data in logs',
    provedBy: [
      [files.log, SILENT_LOG, KIND_ONLY],
      [
        files.health,
        'measures what was accepted, what waits and how long it took, without addresses',
      ],
    ],
  },
  { id: '16.3.1', level: 'L2', name: 'Log-ins are logged', notApplicable: NO_LOGIN },
  { id: '16.3.2', level: 'L2', name: 'Refused access is logged', notApplicable: NO_LOGIN },
  {
    id: '16.3.3',
    level: 'L2',
    name: 'Attempts to get past the controls are logged',
    provedBy: [[files.answers, LOG_LINE]],
  },
  {
    id: '16.3.4',
    level: 'L2',
    name: 'Unexpected errors are logged',
    provedBy: [[files.log, SILENT_LOG, KIND_ONLY]],
  },
  {
    id: '16.4.1',
    level: 'L2',
    name: 'No injection into logs',
    provedBy: [[files.log, SILENT_LOG]],
  },
  {
    id: '16.4.2',
    level: 'L2',
    name: 'Logs are protected',
    open: 'Where the lines are kept is the host’s.',
  },
  {
    id: '16.4.3',
    level: 'L2',
    name: 'Logs are kept apart',
    open: 'Where the lines are kept is the host’s.',
  },
  {
    id: '16.5.1',
    level: 'L2',
    name: 'Errors tell nothing of the inside',
    provedBy: [
      [files.limits, 'answers %s with words'],
      [files.fuzz, 'answers hostile requests with refusals, never with faults (the short version)'],
      [files.proxy, 'answers 503 with a sentence while the API is down'],
    ],
  },
  {
    id: '16.5.2',
    level: 'L2',
    name: 'Goes on while what it needs is away',
    provedBy: [
      [files.jobs, 'goes on showing jobs while the database is away, and recovers'],
      [files.chaos, 'holds against %s'],
    ],
  },
  {
    id: '16.5.3',
    level: 'L2',
    name: 'Fails closed',
    provedBy: [
      [files.clamd, 'an infected file is refused in words, and an absent scanner answers 503'],
      [files.chaos, 'loses and doubles nothing when it is killed under load (%s)'],
    ],
  },
];
