import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ended, field, openForm, prerenderForm, submit } from './testing/test-form.tsx';

const findHoneypot = () => document.querySelector<HTMLInputElement>('input[name="topic"]');

test('reports a filled honeypot once, so that a retry of the same submission passes', async () => {
  const { user, posts, checks } = openForm();
  await user.type(field(), 'unsolicited@example.com');
  const honeypot = findHoneypot();
  if (honeypot) honeypot.value = 'https://pills.example';
  for (const count of [1, 2]) {
    await user.click(submit());
    await waitFor(() => expect(checks()).toHaveLength(count));
    await ended();
  }
  expect(checks()).toEqual([
    expect.stringMatching(/^seconds=\d+\.\d; trap=1$/),
    expect.stringMatching(/^seconds=\d+\.\d; trap=0$/),
  ]);
  expect(new Set(posts().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});

test(
  'hides the honeypot from the keyboard and from assistive technology',
  { tags: ['WCAG-1.3.1', 'WCAG-2.4.3', 'WCAG-4.1.2'] },
  async () => {
    const { user } = openForm();
    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    expect(findHoneypot()?.closest('[inert]')).not.toBeNull();
    await user.tab();
    expect(document.activeElement).toBe(field());
    await user.tab();
    expect(document.activeElement).toBe(submit());
    expect(findHoneypot()?.required).toBe(false);
  },
);

test.each([
  ['since it was rendered', 72_500, 'seconds=12.5; trap=0'],
  ['not at all when the clock goes backwards', 1000, 'trap=0'],
])('reports how long the form was open: %s', async (_, sentAt, check) => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(60_000);
  const { checks } = openForm();
  fireEvent.input(field(), { target: { value: 'asha@example.com' } });
  now.mockReturnValue(sentAt);
  fireEvent.click(submit());
  await waitFor(() => expect(checks()).toEqual([check]));
});

test('counts the open time of a prerendered form from its document', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(3000);
  const { hydrate, checks } = prerenderForm();
  hydrate();
  fireEvent.input(field(), { target: { value: 'asha@example.com' } });
  now.mockReturnValue(4000);
  fireEvent.click(submit());
  await waitFor(() => expect(checks()).toEqual(['seconds=4.0; trap=0']));
});
