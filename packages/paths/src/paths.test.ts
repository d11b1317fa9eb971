import { expect, test } from 'vitest';
import { decodeId, emailedLink, encodeId, pageNames, paths, pathTo, redirects } from './index.ts';

test.each(pageNames)('spells the address of %s as its name', (name) => {
  expect(paths[name]).toMatch(new RegExp(`/${name}(?:/:id\\??)?$`));
});

test('gives each page a unique path', () => {
  const addresses = [...Object.values(paths), ...Object.keys(redirects)];
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('requires an id if the pattern has one, and accepts none otherwise', () => {
  const one = 'job-description' as 'job-description' | 'services';
  // @ts-expect-error -- a job's page needs its id
  pathTo('job-description');
  // @ts-expect-error -- so does a name that may be a job's page
  pathTo(one);
  // @ts-expect-error -- there is one page of services
  expect(pathTo('services', 1042)).toBe('/services');
});

test('writes ids as standard base64 with padding', () => {
  expect(pathTo('impact-stories-details', 'MAAB')).toBe('/impact-stories-details/TUFBQg==');
  expect(pathTo('job-description', 1042)).toBe('/careers/job-description/MTA0Mg==');
  expect(pathTo('impact-stories')).toBe('/impact-stories');
});

test.each(['MAAB', 'infinte', '1042'])('reads the id %s back', (id) => {
  expect(decodeId(encodeId(id), pathTo('impact-stories-details', id))).toBe(id);
});

test.each(['TUFBQg', 'TUFBQg=', 'TUFBQg=='])(
  'reads the id of %s, whose padding may be cut off',
  (id) => {
    expect(decodeId(id, `/impact-stories-details/${id}`)).toBe('MAAB');
  },
);

test.each(['%%%', 'TUFBQh==', 'TUFBQh', ' TUFBQg==', 'TUFB Qg==', 'TUFBQg===', 'TUFBQ='])(
  'rejects %j, which is not the canonical id, whole or without its padding',
  (parameter) => {
    expect(decodeId(parameter, `/impact-stories-details/${parameter}`)).toBeUndefined();
  },
);

test('does not decode the id in a path with add-agent-store', () => {
  expect(decodeId('MAAB', '/impact-stories-details/add-agent-store')).toBe('MAAB');
});

test('puts the token of an emailed link into the fragment', () => {
  const link = emailedLink('https://www.kestrova.example', 'alerts', 'a-token');
  expect(link).toBe('https://www.kestrova.example/careers/alerts#a-token');
});
