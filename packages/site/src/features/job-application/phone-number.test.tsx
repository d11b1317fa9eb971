import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openForm } from './testing/open-form.tsx';

const phoneField = () => screen.getByLabelText<HTMLInputElement>(/^Phone Number/);

/** Changes a field as a browser does: first its value, then an event. */
function arrive(input: HTMLInputElement, value: string, event: Event) {
  fireEvent(input, new FocusEvent('focusin', { bubbles: true }));
  // React does not notice it, as if a browser sets the value.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  fireEvent(input, event);
}

const inputEvent = (inputType: string, isComposing = false) =>
  new InputEvent('input', { inputType, isComposing, bubbles: true });

test.each([
  ['is autofilled', () => new Event('input', { bubbles: true })],
  ['is autofilled without an input event', () => new Event('change', { bubbles: true })],
  [
    'is autofilled by Firefox, or inserted from the clipboard of a keyboard',
    () => inputEvent('insertReplacementText'),
  ],
  ['is inserted by a keyboard at once', () => inputEvent('insertText')],
  ['is pasted', () => inputEvent('insertFromPaste')],
  ['is dropped', () => inputEvent('insertFromDrop')],
])('removes the separators of a phone number that %s', async (_, createEvent) => {
  const { user } = openForm();
  const phone = phoneField();
  arrive(phone, '(202) 555-0143', createEvent());
  expect(phone.value).toBe('2025550143');
  await user.type(phone, '-(');
  expect(phone.value).toBe('2025550143-(');
});

test.each([
  ['(0)98765 43210', '9876543210'],
  ['+44 (0) 20 7946 0958', '+442079460958'],
  ['+91 ( 0 ) 98765-43210', '+919876543210'],
  ['(020) 7946 0958', '02079460958'],
])('removes the zero in brackets from the pasted number %j', (text, number) => {
  openForm();
  arrive(phoneField(), text, inputEvent('insertFromPaste'));
  expect(phoneField().value).toBe(number);
});

test('lets the browser insert a pasted phone number without its separators, so that it can be undone', () => {
  openForm();
  const execCommand = vi.fn<Document['execCommand']>(() => true);
  Object.assign(document, { execCommand });
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  const paste = (text: string) =>
    fireEvent.paste(phoneField(), { clipboardData: { getData: () => text } });
  expect(paste('(202) 555-0143')).toBe(false);
  expect(execCommand.mock.calls).toEqual([['insertText', false, '2025550143']]);
  expect(paste('2025550143')).toBe(true);
  expect(paste('-')).toBe(true);
  expect(execCommand).toHaveBeenCalledOnce();
  execCommand.mockReturnValue(false);
  expect(paste('(202) 555-0143')).toBe(true);
});

test('keeps the separators of a typed phone number, also around a pasted part', async () => {
  const { user } = openForm();
  const phone = phoneField();
  await user.type(phone, '(202) 5-3');
  arrive(phone, '(202) 5-3 【4】', inputEvent('insertCompositionText', true));
  arrive(phone, '(202) 5-3', inputEvent('deleteContentBackward'));
  arrive(phone, '(202) 5-3 【4】', inputEvent('historyUndo'));
  arrive(phone, '(202) 5-3', inputEvent('historyUndo'));
  expect(phone.value).toBe('(202) 5-3');
  phone.setSelectionRange(7, 7);
  await user.paste('55.01-4');
  expect(phone.value).toBe('(202) 555014-3');
  expect(phone.selectionEnd).toBe(12);
  await user.tab();
  expect(phone.value).toBe('(202) 555014-3');
  await user.clear(phone);
  await user.type(phone, '📞 2-0');
  expect(phone.value).toBe('📞 2-0');
});
