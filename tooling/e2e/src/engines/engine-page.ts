import type { Page } from '@playwright/test';

type Text = string | RegExp;
export type Key = 'Shift' | 'Enter' | 'Escape';

/** The part of Playwright's queries that the journeys in every engine use, with its kind of locator. */
interface Queries<Found> {
  getByRole(
    role: Parameters<Page['getByRole']>[0],
    options?: { name?: Text; exact?: boolean },
  ): Found;
  getByLabel(text: Text): Found;
  getByText(text: Text): Found;
  locator(selector: string): Found;
}

/** That part of Playwright's `Locator`. */
export interface EngineLocator<Found> extends Queries<Found> {
  filter(options: { hasText: Text }): Found;
  nth(place: number): Found;
  first(): Found;
  click(): Promise<void>;
  check(): Promise<void>;
  pressSequentially(text: string, options?: { delay?: number }): Promise<void>;
  selectOption(label: string): Promise<unknown>;
  setInputFiles(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
  waitFor(options?: { state?: 'attached' | 'visible' | 'hidden' }): Promise<void>;
  count(): Promise<number>;
  innerText(): Promise<string>;
  inputValue(): Promise<string>;
  /** Takes a picture of the element, as a PNG. */
  screenshot(): Promise<Buffer>;
}

/** That part of Playwright's `Page`. */
export interface EnginePage<Found> extends Queries<Found> {
  goto(path: string): Promise<unknown>;
  evaluate<R>(run: () => R): Promise<R>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  keyboard: { press(key: Key): Promise<void> };
}

/** A locator in any engine, and its page; Playwright's types match too. */
export interface DrivenLocator extends EngineLocator<DrivenLocator> {}
export type DrivenPage = EnginePage<DrivenLocator>;
