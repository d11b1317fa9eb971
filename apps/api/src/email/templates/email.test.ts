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
