import { expect, test } from 'vitest';
import { extractEmbeddedKeys } from './embedded-keys.ts';

const NOTHING = { tools: [], reporting_to: '', team: '', unique_journey: [] };
const ALL = {
  tools: ['Kafka', 'SQL'],
  reporting_to: 'Head of Payments',
  team: 'Ledger',
  unique_journey: ['A week in the field'],
};
const { unique_journey, ...OUTER } = ALL;
const JSON_TEXT = JSON.stringify({ ...OUTER, job_description: { unique_journey } });

test.each([
  '',
  'Build ledgers.\r\nRun them.',
  'Braces { are } not JSON.',
  '{"tools": ["Kafka"',
  '{"salary": 3}',
  '{"wrapped": {"tools": ["Kafka"]}}',
  '["tools"]',
  '42',
  '{'.repeat(1_000),
])('keeps a description without a key as it is (%#)', (description) => {
  expect(extractEmbeddedKeys(description)).toEqual({ ...NOTHING, text: description });
});

test.each([
  [JSON_TEXT, ''],
  [`Build ledgers.\r\n${JSON_TEXT}\r\nRun them.`, 'Build ledgers.\nRun them.'],
  [`Use {placeholders} and {"a": 1}. ${JSON_TEXT}`, 'Use {placeholders} and {"a": 1}.'],
])('extracts the keys of %j', (description, text) => {
  expect(extractEmbeddedKeys(description)).toEqual({ ...ALL, text });
});

test('reads braces and quotes in strings', () => {
  expect(extractEmbeddedKeys('{"team": "Curly } \\" brace", "tools": ["{"]}')).toEqual({
    ...NOTHING,
    team: 'Curly } " brace',
    tools: ['{'],
    text: '',
  });
});

test('reads the journey from a dotted key', () => {
  const description = '{"job_description.unique_journey": ["A week"]}';
  expect(extractEmbeddedKeys(description).unique_journey).toEqual(['A week']);
});

test('adds other fields and keys of another type to the text', () => {
  const description = JSON.stringify({
    summary: 'Build ledgers.',
    tools: 'Kafka, mostly',
    team: { name: 'Ledger', size: 6 },
    reporting_to: null,
    job_description: { responsibilities: ['Design', 'Run'], unique_journey: ['A week'] },
    remote_ok: true,
  });
  expect(extractEmbeddedKeys(description)).toEqual({
    ...NOTHING,
    unique_journey: ['A week'],
    text: 'Build ledgers.\nTools: Kafka, mostly\nLedger\nSize: 6\nRemote ok: true\nDesign\nRun',
  });
});

test('leaves a text with more than 100 braces before its object as it is', () => {
  const description = `${'{'.repeat(101)} {"team": "Ledger"}`;
  expect(extractEmbeddedKeys(description)).toEqual({ ...NOTHING, text: description });
});
