import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startTestServer } from '../testing/test-server.ts';

const folder = new URL('../../monitoring/', import.meta.url);
const { groups }: AlertRules = parse(readFileSync(new URL('alerts.yaml', folder), 'utf8'));
const rules = groups.flatMap((group) => group.rules);
const dashboard: Dashboard = JSON.parse(readFileSync(new URL('dashboard.json', folder), 'utf8'));
const manual = readFileSync(
  new URL('../../../../docs/operations/alerts.md', import.meta.url),
  'utf8',
);

test('uses only existing metrics and labels in alert rules and dashboard', async () => {
  const server = await startTestServer('sqlite');
  await server.visitor.contact();
  const text = await server.visitor.readMetrics();

  const queries = [
    ...rules.map((rule) => rule.expr),
    ...dashboard.panels.flatMap((panel) => panel.targets ?? []).map((target) => target.expr),
  ];
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.flatMap((query) => findUnknown(query, text))).toEqual([]);
});

test('documents each alert in docs/operations/alerts.md', () => {
  for (const { alert, annotations } of rules) {
    expect(annotations.summary, alert).toMatch(/\.$/);
  }
  const described = Array.from(manual.matchAll(/^## (Kestrova\w+)$/gm), ([, name]) => name);
  expect(described).toEqual(rules.map((rule) => rule.alert));
});

interface AlertRules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}

interface Dashboard {
  panels: { targets?: { expr: string }[] }[];
}

/** The metrics and labels of a PromQL query that `/metrics` lacks. */
function findUnknown(query: string, text: string): string[] {
  const selectors = query.match(/\b(?:up|(?:kestrova|http|nodejs|process)_\w+)(?:\{[^}]*\})?/g) ?? [
    query,
  ];
  return selectors.filter((selector) => !isServed(selector, text));
}

function isServed(selector: string, text: string): boolean {
  const name = /^\w+/.exec(selector)?.[0] ?? '';
  // Prometheus adds `up` and the labels of the target.
  if (name === 'up') return true;
  const matchers = Array.from(selector.matchAll(/(\w+)(=~|!~|!=|=)("[^"]*")/g))
    .filter(([, label]) => label !== 'job')
    .map(([, label = '', operator, value]) => `${label}=${operator === '=' ? value : '"'}`);
  return text
    .split('\n')
    .filter((line) => new RegExp(`^${name}[ {]`).test(line))
    .some((line) => matchers.every((matcher) => line.includes(matcher)));
}
