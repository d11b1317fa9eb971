import { expect, test } from 'vitest';
import { createEmail } from './email.ts';

const content = { heading: 'Hello', paragraphs: ['One.'], facts: [], closing: ['Two.'] };

test('shows an action as a link, and its address on a line of its own in plain text', () => {
  const url = 'https://www.kestrova.example/careers/application#a-secret_1';
  const action = { label: 'See "it"\nall', url };
  const { text, html } = createEmail(
    { recipient: 'ann@example.com', subject: 'Hi' },
    { ...content, action },
  );
  expect(text).toContain(`One.\n\nSee "it" all:\n${url}\n\nTwo.`);
  expect(html).toMatch(new RegExp(`<a href="${url}"[^>]*>See &quot;it&quot; all</a>`));
});

test('has no link where there is nothing to do', () => {
  const { html } = createEmail({ recipient: 'ann@example.com', subject: 'Hi' }, content);
  expect(html).not.toContain('href');
});

test('lists links under their label, each with its detail', () => {
  const jobs = [
    { title: 'Tester\n<b>', url: 'https://www.kestrova.example/1', detail: 'Pune · Remote' },
    { title: 'Baker', url: 'https://www.kestrova.example/2', detail: 'Delhi' },
  ];
  const more = { label: 'And 3 more', url: 'https://www.kestrova.example/careers?q=a&mode=b' };
  const { text, html } = createEmail(
    { recipient: 'ann@example.com', subject: 'Hi' },
    { ...content, lists: [{ label: 'India', items: jobs, more }] },
  );
  expect(text).toContain(
    'India:\n\nTester <b>\nPune · Remote\nhttps://www.kestrova.example/1\n\nBaker\nDelhi\nhttps://www.kestrova.example/2\n\nAnd 3 more:\nhttps://www.kestrova.example/careers?q=a&mode=b\n\nTwo.',
  );
  expect(html).toMatch(/<a href="https:\/\/www.kestrova.example\/1"[^>]*>Tester &lt;b&gt;<\/a>/);
  expect(html).toContain('href="https://www.kestrova.example/careers?q=a&amp;mode=b"');
});

test('breaks the lines of plain text, but no link and no command', () => {
  const url = `https://www.kestrova.example/careers/application#${'a'.repeat(60)}`;
  const command = `run ${'a '.repeat(60)}end`;
  const { text } = createEmail(
    { recipient: 'ann@example.com', subject: 'Hi' },
    {
      heading: 'Hello',
      paragraphs: ['word '.repeat(100)],
      facts: [
        { label: 'Job', value: 'Tester' },
        { label: 'Long one', value: `${'value '.repeat(30)}end` },
        { label: 'Hash', value: 'f'.repeat(90) },
      ],
      quote: { label: 'Message', text: `${'quoted '.repeat(30)}\n\nend` },
      action: { label: 'See it', url },
      command: { label: 'Run', line: command },
      closing: [],
    },
  );
  const long = text.split('\n').filter((line) => line.length > 76);
  expect(long).toEqual([`Hash:     ${'f'.repeat(90)}`, url, `  ${command}`]);
  expect(text).toMatch(
    /\nLong one: value (?:value )+value\n {10}value (?:value )+value\n {10}value/,
  );
  expect(text).toMatch(/\n> quoted (?:quoted )+quoted\n> quoted (?:quoted )+quoted\n> quoted/);
});
