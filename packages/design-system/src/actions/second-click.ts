/** The longest pause between the taps of a double tap, in milliseconds. */
const MAX_PAUSE = 500;

/** How far apart the taps of a double tap may be, in CSS pixels. */
const MAX_DISTANCE = 24;

const CONTROLS = 'a, button, label, summary, input, select, textarea';

interface Press {
  event: PointerEvent;
  control: Element | null;
}

/** The last two presses of a pointer. */
let first: Press | undefined;
let second: Press | undefined;

/** Whether the last press is still active, and the clicks that the browser counts for it. */
let isPressed = false;
let clicks = 0;

/**
 * Ignores the second click of a double click on a submit button, or on a control that the first
 * click has put under the pointer, such as one in a new dialog. The keyboard is not affected. Call
 * it once for a document; the returned function removes the listeners.
 */
export function ignoreSecondClicks(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('pointerdown', rememberPress, options);
  document.addEventListener('mousedown', countClicks, options);
  document.addEventListener('click', ignoreSecondClick, options);
  document.addEventListener('keydown', endPress, options);
  return () => listening.abort();
}

/** Whether the pointer is being pressed for the second time at one place. */
export function isSecondPress(): boolean {
  return isPressed && (clicks > 1 || isDoubleTap());
}

function isDoubleTap(): boolean {
  if (!first || second?.event.pointerType !== 'touch') return false;
  const [from, to] = [first.event, second.event];
  const distance = Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY);
  return to.timeStamp - from.timeStamp < MAX_PAUSE && distance < MAX_DISTANCE;
}

function rememberPress(event: PointerEvent): void {
  const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
  first = second;
  second = { event, control };
  isPressed = true;
  clicks = 0;
}

function countClicks(event: MouseEvent): void {
  clicks = event.detail;
}

/** The effect of a key, such as Escape, is not part of a press. */
function endPress(): void {
  isPressed = false;
}

function ignoreSecondClick(event: MouseEvent): void {
  endPress();
  // A click by the keyboard or by a script has no detail, and some browsers do not count taps.
  const isSecond = event.detail > 1 || (event.detail === 1 && isDoubleTap());
  if (!isSecond) return;
  const control = second?.control;
  const isSubmit = control instanceof HTMLButtonElement && control.type === 'submit';
  if (control === first?.control && !isSubmit) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
