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
  ['{"tools": "Kafka"}', '{"tools": "Kafka"}'],
  ['["tools"]', '["tools"]'],
  ['42', '42'],
])('plain text stays as it is: %j', (description, text) => {
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
    text: 'Build ledgers.\nKafka, mostly\nDesign\nRun',
  });
});

test('a description of nothing but braces is read in reasonable time', () => {
  expect(extractEmbeddedKeys('{'.repeat(5_000)).text).toHaveLength(5_000);
});
