import { expect, test } from 'vitest';
import { encodeId, findDecodedId } from './encoded-id.ts';

test('writes ids as standard base64 with padding', () => {
  expect(encodeId('MAAB')).toBe('TUFBQg==');
  expect(encodeId('1042')).toBe('MTA0Mg==');
});

test('reads them back', () => {
  expect(findDecodedId('TUFBQg==', '/impact-stories-details/TUFBQg==')).toBe('MAAB');
});

test('answers nothing for what is no base64', () => {
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
