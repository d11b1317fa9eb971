import type { Page } from '@playwright/test';

export type Text = string | RegExp;
export type Key = 'Shift' | 'Enter' | 'Escape';

/** In px. */
export interface Size {
  width: number;
  height: number;
}

interface TextOptions {
  exact?: boolean;
}

/** The ways to find an element. */
export interface Queries<L> {
  getByRole(role: Parameters<Page['getByRole']>[0], options?: TextOptions & { name?: Text }): L;
  getByLabel(text: Text, options?: TextOptions): L;
  getByText(text: Text, options?: TextOptions): L;
  locator(selector: string): L;
}

/** What a locator does in every engine, as Playwright's does it in Chromium. */
export interface EngineLocator<L> extends Queries<L> {
  filter(options: { hasText: Text }): L;
  first(): L;
  nth(place: number): L;
  click(): Promise<void>;
  check(): Promise<void>;
  pressSequentially(text: string, options?: { delay?: number }): Promise<void>;
  selectOption(label: string): Promise<unknown>;
  setInputFiles(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
  waitFor(options?: { state?: 'attached' | 'visible' | 'hidden' }): Promise<void>;
  count(): Promise<number>;
  innerText(): Promise<string>;
  inputValue(): Promise<string>;
}

/** What a page does in every engine, as Playwright's does it in Chromium. */
export interface EnginePage<L extends EngineLocator<L> = AnyLocator> extends Queries<L> {
  goto(path: string): Promise<unknown>;
  evaluate<R>(run: () => R): Promise<R>;
  setViewportSize(size: Size): Promise<void>;
  screenshot(): Promise<Buffer>;
  keyboard: { press(key: Key): Promise<void> };
}

/** A locator of any engine: a name, since a type cannot speak of itself without one. */
export interface AnyLocator extends EngineLocator<AnyLocator> {}

/** Somebody with an engine's browser, who comes without a cookie. */
export interface Visitor {
  page: EnginePage;
  /** Errors in the console, and exceptions that nothing caught, of the last document. */
  listProblems(): Promise<readonly string[]>;
  leave(): Promise<void>;
}

/** A browser of one engine. */
export interface EngineBrowser {
  admit(origin: string): Promise<Visitor>;
  close(): Promise<unknown>;
}
