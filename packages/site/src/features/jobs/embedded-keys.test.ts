import { expect, test } from 'vitest';
import { extractEmbeddedKeys } from './embedded-keys.ts';

const NOTHING = { tools: [], reporting_to: '', team: '', unique_journey: [] };
const ALL = {
  tools: ['Kafka', 'SQL'],
  reporting_to: 'Head of Payments',
  team: 'Ledger',
  unique_journey: ['A week in the field'],
};
const JSON_TEXT = JSON.stringify({
  tools: ALL.tools,
  reporting_to: ALL.reporting_to,
  team: ALL.team,
  job_description: { unique_journey: ALL.unique_journey },
});

test.each([
  ['', ''],
  ['Build ledgers.\r\nRun them.', 'Build ledgers.\r\nRun them.'],
  ['Braces { are } not JSON.', 'Braces { are } not JSON.'],
  ['{"tools": ["Kafka"', '{"tools": ["Kafka"'],
  ['{"salary": 3}', '{"salary": 3}'],
  ['{"tools": "Kafka"}', 'Tools: Kafka'],
  ['{"team": ["Ledger", 7, null], "reporting_to": null}', 'Team: Ledger, 7'],
  ['{"wrapped": {"tools": ["Kafka"]}}', '{"wrapped": {"tools": ["Kafka"]}}'],
  ['["tools"]', '["tools"]'],
  ['42', '42'],
])('what holds no key of its type is text: %j', (description, text) => {
  expect(extractEmbeddedKeys(description)).toEqual({ ...NOTHING, text });
});

test('JSON gives its keys and leaves no text', () => {
  expect(extractEmbeddedKeys(JSON_TEXT)).toEqual({ ...ALL, text: '' });
});

test('JSON within text gives its keys and leaves the text around it', () => {
  const description = `Build ledgers.\r\n${JSON_TEXT}\r\nRun them.`;
  expect(extractEmbeddedKeys(description)).toEqual({ ...ALL, text: 'Build ledgers.\nRun them.' });
});

test('the object is found behind braces that are none', () => {
  const description = `Use {placeholders} and {"a": 1} freely. ${JSON_TEXT}`;
  expect(extractEmbeddedKeys(description)).toEqual({
    ...ALL,
    text: 'Use {placeholders} and {"a": 1} freely.',
  });
});

test('braces and quotes within strings do not end the object', () => {
  const description = '{"team": "Curly } \\" brace", "tools": ["{"]}';
  expect(extractEmbeddedKeys(description)).toEqual({
    ...NOTHING,
    team: 'Curly } " brace',
    tools: ['{'],
    text: '',
  });
});

test('the journey may stand under one dotted key', () => {
  expect(extractEmbeddedKeys('{"job_description.unique_journey": ["A week"]}')).toEqual({
    ...NOTHING,
    unique_journey: ['A week'],
    text: '',
  });
});

test('what the object says beside the keys belongs to the text, keys of a wrong type too', () => {
  const description = JSON.stringify({
    summary: 'Build ledgers.',
    tools: 'Kafka, mostly',
    team: 'Ledger',
    job_description: { responsibilities: ['Design', 'Run'], unique_journey: ['A week'] },
    priority: 3,
  });
  expect(extractEmbeddedKeys(description)).toEqual({
    ...NOTHING,
    team: 'Ledger',
    unique_journey: ['A week'],
    text: 'Build ledgers.\nTools: Kafka, mostly\nPriority: 3\nDesign\nRun',
  });
});

test('what remains is readable, whatever its shape', () => {
  const description = JSON.stringify({
    team: { name: 'Ledger', size: 6 },
    reporting_to: 5,
    remote_ok: true,
    onCall: false,
    nothing: null,
    salary: { min: 1, max: 2, notes: ['gross', 'yearly'] },
    steps: [{ title: 'Call', minutes: 45 }, 'Talk'],
    job_description: { unique_journey: 'A week in the field', levels: [1, 2] },
  });
  expect(extractEmbeddedKeys(description)).toEqual({
    ...NOTHING,
    text: [
      'Team',
      'Name: Ledger',
      'Size: 6',
      'Reporting to: 5',
      'Remote ok: yes',
      'On call: no',
      'Salary',
      'Min: 1',
      'Max: 2',
      'Notes: gross, yearly',
      'Steps',
      'Title: Call',
      'Minutes: 45',
      'Talk',
      'Unique journey: A week in the field',
      'Levels: 1, 2',
    ].join('\n'),
  });
});

test('a list may hold the object with the keys', () => {
  expect(extractEmbeddedKeys('["Build ledgers.", {"tools": ["Kafka"]}, 7]')).toEqual({
    ...NOTHING,
    tools: ['Kafka'],
    text: 'Build ledgers.\n7',
  });
});

test('a description of nothing but braces is read in reasonable time', () => {
  expect(extractEmbeddedKeys('{'.repeat(5_000)).text).toHaveLength(5_000);
});
