import type { Requirement } from './requirement.ts';
import { testFiles as files } from './test-files.ts';

const KEPT = 'keeps one record for twins, and refuses the key with another file';

/** ASVS 5.0, V2: validation and business logic. */
export const validation: readonly Requirement[] = [
  {
    id: '2.1.1',
    level: 'L1',
    name: 'Documented rules for the structure of input',
    provedBy: [[files.health, 'describes every endpoint of the contract for people and programs']],
  },
  {
    id: '2.1.2',
    level: 'L2',
    name: 'Documented rules for values that belong together',
    open: 'An application names a job by id, code and title; the rule (the id decides) stands in the README of the API.',
  },
  {
    id: '2.1.3',
    level: 'L2',
    name: 'Documented limits of the business logic',
    open: 'Sizes and rates stand in the README of the API; no test reads it.',
  },
  {
    id: '2.2.1',
    level: 'L1',
    name: 'Input is checked against an expected structure and limits',
    provedBy: [
      [files.fuzz, 'answers hostile requests with refusals, never with faults (the short version)'],
      [files.contactRules, 'an empty form names every field once, in the order of the form'],
      [
        files.applicationRules,
        'an empty form names every required field once, in the order of the form',
      ],
      [files.jobs, 'refuses another country by name', 'answers 404 for the id %s'],
    ],
  },
  {
    id: '2.2.2',
    level: 'L1',
    name: 'The server checks, whatever the page has checked',
    provedBy: [
      [files.contacts, 'refuses %j in the words of the form'],
      [files.applications, 'refuses the data %s'],
    ],
  },
  {
    id: '2.2.3',
    level: 'L2',
    name: 'Values that belong together are reasonable together',
    provedBy: [
      [
        files.applications,
        'says that job %i is not open, without an HTTP error',
        'refuses a job that the operator has closed',
      ],
    ],
  },
  {
    id: '2.3.1',
    level: 'L1',
    name: 'Steps happen in their order',
    notApplicable: 'Each form is one step.',
  },
  {
    id: '2.3.2',
    level: 'L2',
    name: 'Limits of the business logic are enforced',
    provedBy: [
      [files.applicationFiles, 'accepts a file of exactly 5 MB and refuses one byte more'],
      [files.submissions, KEPT],
      [files.limits, 'one POST too many in a minute answers 429 with Retry-After'],
    ],
  },
  {
    id: '2.3.3',
    level: 'L2',
    name: 'An operation succeeds whole or not at all',
    provedBy: [
      [files.chaos, 'loses and doubles nothing when it is killed under load (%s)'],
      [files.orphans, 'sets orphans in %s aside for 30 days, and no other file'],
      [files.operator, 'reports bad lines by their numbers and imports nothing of such a file'],
    ],
  },
  {
    id: '2.3.4',
    level: 'L2',
    name: 'Limited quantities cannot be booked twice',
    notApplicable: 'Nothing is limited in number; a repeated submission is one record (2.3.2).',
  },
  {
    id: '2.4.1',
    level: 'L2',
    name: 'Protection against excessive calls',
    provedBy: [
      [
        files.limits,
        'one POST too many in a minute answers 429 with Retry-After',
        'a body that never ends, or arrives drop by drop, is answered 408 and cut',
      ],
      [files.overload, 'is refused before the body is read, and everything else is served'],
    ],
  },
];
