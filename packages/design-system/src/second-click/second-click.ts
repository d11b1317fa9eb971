/** The longest pause between the clicks of a double click, in milliseconds: the default of Windows. */
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

/**
 * Ignores the second click of a double click on a submit button, and where the first click has put
 * another control under the pointer, such as that of a dialog that has just opened. The keyboard is
 * not affected. To be called once for a document; the returned function ends it.
 */
export function ignoreSecondClicks(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('pointerdown', rememberPress, options);
  document.addEventListener('click', ignoreSecondClick, options);
  document.addEventListener('keydown', forgetPresses, options);
  return () => listening.abort();
}

/** Whether the pointer has just been pressed for the second time at one place. */
export function isSecondPress(): boolean {
  if (!first || !second) return false;
  if (performance.now() - second.event.timeStamp > MAX_PAUSE) return false;
  const [from, to] = [first.event, second.event];
  const distance = Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY);
  return to.timeStamp - from.timeStamp < MAX_PAUSE && distance < MAX_DISTANCE;
}

function rememberPress(event: PointerEvent): void {
  const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
  first = second;
  second = { event, control };
}

/** What the visitor does from here on, such as pressing Escape, is no second click. */
function forgetPresses(): void {
  first = undefined;
  second = undefined;
}

function ignoreSecondClick(event: MouseEvent): void {
  // A click by the keyboard or by a script has no detail, and some browsers count no taps.
  const isTap = event.detail === 1 && second?.event.pointerType === 'touch';
  if (!(event.detail > 1 || (isTap && isSecondPress()))) return;
  const control = second?.control;
  const isSubmit = control instanceof HTMLButtonElement && control.type === 'submit';
  if (control === first?.control && !isSubmit) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
