import type { Requirement } from './requirement.ts';
import { testFiles as files } from './test-files.ts';

const HOSTILE = 'refuses $fileName: $name';
const SIZE = 'accepts a file of exactly 5 MB and refuses one byte more';
const NEVER_SERVED = 'Files are never served; they leave only by the operator’s command.';

/** ASVS 5.0, V5: file handling, level 3 included. */
export const fileHandling: readonly Requirement[] = [
  {
    id: '5.1.1',
    level: 'L2',
    name: 'Documented types, endings and sizes',
    provedBy: [[files.fileRules, 'knows which type a file claims to be']],
    open: 'The README of the API says how files are validated; no test reads it.',
  },
  { id: '5.2.1', level: 'L1', name: 'A limit of size', provedBy: [[files.applicationFiles, SIZE]] },
  {
    id: '5.2.2',
    level: 'L1',
    name: 'Ending and content agree',
    provedBy: [[files.uploads, 'a %s is what it is under any name', HOSTILE]],
  },
  {
    id: '5.2.3',
    level: 'L2',
    name: 'Declared unpacked size and number of files',
    provedBy: [[files.uploads, HOSTILE]],
  },
  {
    id: '5.2.4',
    level: 'L3',
    name: 'A quota for each person',
    provedBy: [[files.limits, 'one POST too many in a minute answers 429 with Retry-After']],
    open: 'Two files to an application and a rate per address; visitors have no accounts to hold a quota.',
  },
  {
    id: '5.2.5',
    level: 'L3',
    name: 'No symbolic links in archives',
    notApplicable:
      'Archives are unpacked in memory alone, to be looked through; nothing of them is written.',
  },
  {
    id: '5.2.6',
    level: 'L3',
    name: 'A limit of pixels',
    notApplicable: 'Pictures are not accepted.',
  },
  {
    id: '5.3.1',
    level: 'L1',
    name: 'Uploads are never executed',
    notApplicable: NEVER_SERVED,
  },
  {
    id: '5.3.2',
    level: 'L1',
    name: 'Paths are made by the server',
    provedBy: [
      [files.fileName, '%j becomes %j'],
      [
        files.applications,
        'keeps the record and both files, byte by byte, and writes to both sides',
      ],
    ],
  },
  {
    id: '5.3.3',
    level: 'L3',
    name: 'Paths within archives are ignored',
    notApplicable: 'Nothing of an archive is ever written to a path.',
  },
  { id: '5.4.1', level: 'L2', name: 'Names of downloads', notApplicable: NEVER_SERVED },
  {
    id: '5.4.2',
    level: 'L2',
    name: 'Names in headers and letters are encoded',
    provedBy: [[files.fileName, '%j becomes %j', 'keeps the ending of a long name']],
  },
  {
    id: '5.4.3',
    level: 'L2',
    name: 'A virus scanner',
    provedBy: [
      [
        files.clamd,
        'sends the whole file and believes the verdict',
        'an infected file is refused in words, and an absent scanner answers 503',
      ],
    ],
  },
];
