import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { rememberControls } from './remember-controls.ts';

test('moves entries and presses to the controls that React renders again', async () => {
  const onChoose = vi.fn<(country: string) => void>();
  const user = userEvent.setup();
  const form = (
    <form aria-label="Choices">
      <select name="country" defaultValue="us" onChange={({ target }) => onChoose(target.value)}>
        <option>us</option>
        <option>in</option>
      </select>
      <input type="checkbox" aria-label="Agree" name="agree" />
      <input type="radio" aria-label="Rows" name="look" value="rows" defaultChecked />
      <input type="radio" aria-label="Tags" name="look" value="tags" />
      <input name="unchanged" defaultValue="Hello" />
      <button type="button">Apply</button>
    </form>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(form);
  document.body.append(root);
  const controls = rememberControls(root);
  const pressed = screen.getByRole('button');
  await user.selectOptions(screen.getByRole('combobox'), 'in');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByLabelText('Tags'));
  await user.click(pressed);
  pressed.before(Object.assign(document.createElement('button'), { className: 'extension' }));
  const input = document.createElement('input');
  input.value = 'Of the extension';
  pressed.before(input);
  act(() => void hydrateRoot(root, form, { onRecoverableError: () => undefined }));

  controls.restore();
  expect(onChoose.mock.calls).toEqual([['in']]);
  expect(Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))).toEqual({
    country: 'in',
    agree: 'on',
    look: 'tags',
    unchanged: 'Hello',
  });
  expect(pressed.isConnected).toBe(false);
  expect(controls.find(pressed)).toBe(document.activeElement);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
