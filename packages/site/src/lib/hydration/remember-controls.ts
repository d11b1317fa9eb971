/**
 * Remembers the controls of a prerendered page before it is hydrated. If an extension or a translator has
 * changed the HTML, React renders the page again, without entries and focus. After hydration,
 * `restore` gives them to the new controls, and `find` returns the control in place of an old one.
 */
export function rememberControls(root: HTMLElement) {
  const before = listControls(root);
  let focused: EventTarget | null = document.activeElement;
  const rememberFocus = ({ target }: Event) => {
    focused = target;
  };
  root.addEventListener('focusin', rememberFocus);
  // Otherwise the browser scrolls when content is removed, although React adds it again.
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');

  const replacements = new Map<HTMLElement, HTMLElement>();

  function restore(): void {
    style.removeProperty('overflow-anchor');
    root.removeEventListener('focusin', rememberFocus);
    const current = listControls(root);
    for (const old of before) {
      const place = current.findIndex((control) => findKind(control) === findKind(old));
      const [control] = place < 0 ? [] : current.splice(place, 1);
      if (old.isConnected || !control) continue;
      replacements.set(old, control);
      copyEntry(old, control);
      if (old === focused && document.activeElement === document.body) copyFocus(old, control);
    }
  }

  return { restore, find: (control: HTMLElement) => replacements.get(control) ?? control };
}

function listControls(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a, button, input, select, textarea')];
}

/** The same for an old and its new control, but not for an extension's element. */
function findKind(control: HTMLElement): string {
  return `${control.localName} ${control.getAttribute('name') ?? control.className}`;
}

/** Copies an entry to a control as if it were made there, unless it is the initial value. */
function copyEntry(old: HTMLElement, control: HTMLElement): void {
  if (old instanceof HTMLSelectElement && control instanceof HTMLSelectElement) {
    if (old.selectedOptions[0]?.defaultSelected) return;
    control.value = old.value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isText(old) && isText(control)) {
    if (old.value === old.defaultValue) return;
    // React ignores the event of a value that was set through the property.
    control.setRangeText(old.value, 0, control.value.length);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (old instanceof HTMLInputElement && control instanceof HTMLInputElement) {
    if (old.checked !== old.defaultChecked && old.checked !== control.checked) control.click();
  }
}

function copyFocus(old: HTMLElement, control: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (!isText(old) || !isText(control)) return;
  const { selectionStart, selectionEnd, selectionDirection } = old;
  control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/** Whether an element holds text: a checkbox, among others, has no selection. */
function isText(element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement {
  return 'selectionStart' in element && element.selectionStart !== null;
}
