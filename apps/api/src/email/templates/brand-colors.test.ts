import tokens from '@kestrova/design-system/tokens.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { renderHtml } from './email-html.ts';

const palette = JSON.stringify(tokens);

const email = renderHtml({
  heading: 'Your application',
  warning: 'Open it with care.',
  paragraphs: ['Thank you.'],
  facts: [{ label: 'Reference', value: 'A-1' }],
  quote: { label: 'Message', text: 'Hello' },
  lists: [
    { label: 'Jobs', items: [{ title: 'Engineer', url: 'https://a.example', detail: 'USA' }] },
  ],
  action: { label: 'See it', url: 'https://a.example' },
  command: { label: 'Files', line: 'npm run operator' },
  closing: ['Bye.'],
});

test('an email has the colors of the design system', () => {
  const colors = new Set(email.match(/#[\da-f]{6}\b/g));
  expect(colors.size).toBeGreaterThan(4);
  for (const color of colors) expect(palette).toContain(`"${color}"`);
});
