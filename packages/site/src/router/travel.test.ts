import { afterEach, expect, test, vi } from 'vitest';
import { notePlaces, travel } from './travel.ts';

const animate = vi.fn<Element['animate']>();

afterEach(() => {
  animate.mockClear();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** Presses a card whose picture is 160 px high, and arrives at a page where it is 320 px high. */
function follow(preference: { matches: boolean }) {
  vi.stubGlobal('matchMedia', () => preference);
  document.body.innerHTML =
    '<article><img src="/a.svg" height="160"><strong>19</strong><a>Story</a></article>';
  Element.prototype.animate = animate;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const height = Number(this.getAttribute('height'));
    return { left: 2 * height, top: height, height } as DOMRect;
  });
  addEventListener('click', notePlaces, { once: true });
  document.querySelector('a')?.click();
  document.body.innerHTML =
    '<main><img src="/a.svg#part" height="320"><img src="/b.svg" height="320"></main>';
  travel();
}

test('moves the pressed picture from its place on the card to its place on the page', () => {
  follow({ matches: false });
  expect(animate.mock.contexts).toEqual([document.querySelector('img')]);
  expect(animate.mock.lastCall?.[0]).toMatchObject({
    transform: ['translate(-320px, -160px) scale(0.5)', 'none'],
  });
});

test('moves nothing with reduced motion', { tags: ['WCAG-2.3.3'] }, () => {
  follow({ matches: true });
  expect(animate).not.toHaveBeenCalled();
});
