import type { Args, Decorator, StoryContext } from '@storybook/react-vite';
import { Component, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** Args whose text is not shown, or that would load something else. */
const SILENT = /^(?:children|href|src|id|name|type|path|value|current|defaultValue|headingLevel)$/;

/** Args of parts that appear and disappear while a page is used, by their shared names. */
const ADDED: Args = {
  loading: true,
  disabled: true,
  required: true,
  marked: true,
  error: 'Said later',
  hint: 'Said later',
  eyebrow: 'Said later',
  icon: <b>Added</b>,
  actions: <b>Added</b>,
};

let changes: Args = {};
let failure: Error | undefined;
const listeners = new Set<() => void>();

/** Lets `changeEachArg` change the args of a rendered story, and keeps the error that this may cause. */
export const ChangingArgs: Decorator = (Story, { args, globals }) =>
  globals['translated'] ? <Changing Story={Story} args={args} /> : <Story />;

interface ChangingProps {
  Story: ComponentType<{ args: Args }>;
  args: Args;
}

function Changing({ Story, args }: ChangingProps) {
  const changed = useSyncExternalStore(subscribe, () => changes);
  return (
    <KeepError>
      <Story args={{ ...args, ...changed }} />
    </KeepError>
  );
}

class KeepError extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    failure = error;
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * Changes each arg of a rendered story, one at a time: booleans, absent parts and texts.
 * @throws Error where React lost what it had rendered, or where a new text does not show.
 */
export async function changeEachArg(context: StoryContext): Promise<void> {
  try {
    for (const [name, value] of listChanges(context)) {
      const { args, canvasElement } = context;
      const isShown = isText(args[name]) && canvasElement.textContent?.includes(args[name]);
      await change({ [name]: value });
      if (isShown && isText(value) && !canvasElement.textContent?.includes(value)) {
        throw new Error(`A translated story keeps its old text when "${name}" changes.`);
      }
      await change({});
    }
  } finally {
    changes = {};
    failure = undefined;
  }
}

/** The changes that a visitor can cause: on and off, present and absent, another text. */
function listChanges({ args }: StoryContext): (readonly [string, unknown])[] {
  const given = Object.entries(args).flatMap(([name, value]): (readonly [string, unknown])[] => {
    if (SILENT.test(name)) return [];
    if (typeof value === 'boolean') return [[name, !value]];
    return isText(value) ? [[name, `${value} anew`]] : [];
  });
  const added = Object.entries(ADDED).filter(([name]) => args[name] === undefined);
  return [...given, ...added];
}

async function change(next: Args): Promise<void> {
  changes = next;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
  // The task after this one: effects have run, and the translator has seen what changed.
  await new Promise((resolve) => setTimeout(resolve));
  if (failure) throw failure;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const HTML = 'http://www.w3.org/1999/xhtml';

/**
 * Does to every story what a browser's translator does to a page, without changing what it says:
 * each text node gives way to a new one inside two `<font>` elements. Returns what ends it.
 */
export function translateStories(): () => void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'characterData') translateTexts(target);
      for (const node of addedNodes) translateTexts(node);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

function translateTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = root instanceof Text ? [root] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) translateText(text);
}

function translateText(text: Text): void {
  const parent = text.parentElement;
  if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea, svg')) return;
  const outer = document.createElementNS(HTML, 'font');
  const inner = document.createElementNS(HTML, 'font');
  inner.textContent = text.data;
  outer.append(inner);
  text.replaceWith(outer);
}
