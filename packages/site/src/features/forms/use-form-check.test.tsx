import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { FormCheck } from '@kestrova/api-contract';
import { afterEach, expect, test, vi } from 'vitest';
import { HoneypotField } from './honeypot-field.tsx';
import { useFormCheck } from './use-form-check.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function CheckedForm({ onPress }: { onPress: (check: FormCheck) => void }) {
  const { trap, readFormCheck } = useFormCheck();
  return (
    <form>
      <input aria-label="Name" />
      <HoneypotField ref={trap} />
      <button type="button" onClick={() => onPress(readFormCheck())}>
        Send
      </button>
    </form>
  );
}

/** A form whose clock shows the given times, in milliseconds: one for its render, one for each press. */
function openForm(...times: number[]) {
  const now = vi.spyOn(performance, 'now');
  const show = () => now.mockReturnValue(times.shift() ?? 0);
  const checks: FormCheck[] = [];
  show();
  return {
    checks,
    form: <CheckedForm onPress={(check) => checks.push(check)} />,
    press: () => {
      show();
      fireEvent.click(screen.getByRole('button'));
    },
  };
}

const findTrap = () => document.querySelector<HTMLInputElement>('input[name="topic"]');

test('tells the seconds since the form was rendered, at each press', () => {
  const { form, press, checks } = openForm(60_000, 60_400, 72_500);
  render(form);
  press();
  press();
  expect(checks).toEqual([
    { seconds: 0.4, isTrapFilled: false },
    { seconds: 12.5, isTrapFilled: false },
  ]);
});

test('a prerendered form was open since its document was', () => {
  const { form, press, checks } = openForm(3000, 4000);
  const root = document.createElement('div');
  root.innerHTML = renderToString(form);
  document.body.append(root);
  act(() => void hydrateRoot(root, form));
  press();
  expect(checks).toEqual([{ seconds: 4, isTrapFilled: false }]);
});

test('a clock that goes backwards says nothing', () => {
  const { form, press, checks } = openForm(60_000, 1000);
  render(form);
  press();
  expect(checks).toEqual([{ seconds: undefined, isTrapFilled: false }]);
});

test('a filled trap is told once, so that a visitor gets through with the next press', () => {
  const { form, press, checks } = openForm(0, 2000, 3000);
  render(form);
  const trap = findTrap();
  if (trap) trap.value = 'Cheap pills';
  press();
  press();
  expect(checks.map(({ isTrapFilled }) => isTrapFilled)).toEqual([true, false]);
});

test(
  'the trap is met by neither the keyboard nor assistive technology',
  { tags: ['WCAG-1.3.1', 'WCAG-2.4.3', 'WCAG-4.1.2'] },
  async () => {
    const user = userEvent.setup();
    render(openForm(0).form);
    expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'Name',
    ]);
    expect(findTrap()?.closest('[inert]')).not.toBeNull();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
    expect(findTrap()?.required).toBe(false);
  },
);
