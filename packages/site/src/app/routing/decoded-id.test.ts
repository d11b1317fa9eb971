import { expect, test } from 'vitest';
import { findDecodedId } from './decoded-id.ts';
import { pathTo } from './path-to.ts';

test('writes ids as standard base64 with padding', () => {
  expect(pathTo('impact-stories-details', 'MAAB')).toBe('/impact-stories-details/TUFBQg==');
  expect(pathTo('job-description', 1042)).toBe('/careers/job-description/MTA0Mg==');
  expect(pathTo('impact-stories')).toBe('/impact-stories');
});

test('reads them back', () => {
  expect(findDecodedId('TUFBQg==', '/impact-stories-details/TUFBQg==')).toBe('MAAB');
});

test('returns nothing for what is no base64', () => {
  expect(findDecodedId('%%%', '/impact-stories-details/%%%')).toBeUndefined();
});

test.each(['TUFBQg', 'TUFBQg=', 'TUFBQh==', ' TUFBQg==', 'TUFB Qg==', 'MQ', 'TUFBQg==='])(
  'knows one spelling of an id only, and %j is not it',
  (parameter) => {
    expect(findDecodedId(parameter, `/impact-stories-details/${parameter}`)).toBeUndefined();
  },
);

test('takes the id as it stands where the path contains add-agent-store', () => {
  expect(findDecodedId('MAAB', '/impact-stories-details/add-agent-store')).toBe('MAAB');
});
