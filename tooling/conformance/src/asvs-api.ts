import type { Requirement } from './requirement.ts';
import { testFiles as files } from './test-files.ts';

const NO_GRAPHQL = 'There is no GraphQL.';
const NO_WEBSOCKET = 'There is no WebSocket.';

/** ASVS 5.0, V4: API and web service. */
export const apiAndService: readonly Requirement[] = [
  {
    id: '4.1.1',
    level: 'L1',
    name: 'Content-Type with its charset',
    provedBy: [
      [files.answers, 'every answer names its type, and text its encoding (4.1.1)'],
      [files.staticHosts, '%s shows its file'],
    ],
  },
  {
    id: '4.1.2',
    level: 'L2',
    name: 'Only pages redirect to HTTPS',
    open: 'TLS ends before the site server; its configuration belongs to the host.',
  },
  {
    id: '4.1.3',
    level: 'L2',
    name: 'Headers of proxies cannot be forged by visitors',
    provedBy: [
      [files.proxy, 'says who asked, through however many proxies'],
      [
        files.staticHosts,
        'calls reach the API, with the visitor named, and its headers come back alone',
      ],
    ],
  },
  {
    id: '4.2.1',
    level: 'L2',
    name: 'One way of finding where a message ends',
    provedBy: [
      [files.limits, 'answers %s with words'],
      [
        files.proxy,
        'keeps what is for one connection to that connection',
        'never passes half an answer off as a whole one',
      ],
    ],
  },
  { id: '4.3.1', level: 'L2', name: 'Limits of GraphQL queries', notApplicable: NO_GRAPHQL },
  { id: '4.3.2', level: 'L2', name: 'GraphQL introspection', notApplicable: NO_GRAPHQL },
  { id: '4.4.1', level: 'L1', name: 'WebSocket over TLS', notApplicable: NO_WEBSOCKET },
  { id: '4.4.2', level: 'L2', name: 'Origin of a WebSocket', notApplicable: NO_WEBSOCKET },
  { id: '4.4.3', level: 'L2', name: 'Tokens of a WebSocket', notApplicable: NO_WEBSOCKET },
  { id: '4.4.4', level: 'L2', name: 'Sessions of a WebSocket', notApplicable: NO_WEBSOCKET },
];
