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
