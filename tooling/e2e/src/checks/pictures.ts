import { expect, type Page } from '@playwright/test';
import { prepareSwipe } from './rail.ts';

/** Checks that no picture is cropped, reaches beyond the window, or is cut off by its container. */
export async function checkPicturesAreWhole(page: Page, where: string): Promise<void> {
  // The clients' names move through the window, and a street plan continues beyond its container.
  const pictures = page.locator(
    'main :is(img, svg[role=img], header svg):not([data-paused] *, [src$="-plan.svg"])',
  );
  const swipe = await prepareSwipe(page);
  const faults = await pictures.evaluateAll((all, measureAfterSwipe) => {
    const visible = all.filter((picture) => picture.checkVisibility());
    return visible.flatMap((picture) => {
      const found = measureAfterSwipe(picture, () => listFaults(picture));
      const name = picture.getAttribute('src') ?? picture.outerHTML.slice(0, 80);
      return found.length > 0 ? [`${name}: ${found.join(', ')}`] : [];
    });

    function listFaults(picture: Element): string[] {
      const shown = findShownBox(picture);
      const parents = listParents(picture);
      return [
        ...(isCropped(picture) ? ['cropped'] : []),
        ...(isTooSmall(picture) ? ['letters under 12 px'] : []),
        ...(shown.left < -1 || shown.right > innerWidth + 1 ? ['beyond the window'] : []),
        ...(parents.some((parent) => isClipped(parent, shown)) ? ['clipped'] : []),
        ...(parents.some((parent) => isCornerCut(parent, shown)) ? ['corner cut off'] : []),
      ];
    }

    /** Lazy pictures have not loaded, but each has the size of its file in its attributes. */
    function readRatio(picture: Element): number {
      return Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
    }

    function readInnerBox(element: Element): DOMRect {
      const { left, top, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const [start = 0, end = 0, above = 0, below = 0] = [
        [style.borderLeftWidth, style.paddingLeft],
        [style.borderRightWidth, style.paddingRight],
        [style.borderTopWidth, style.paddingTop],
        [style.borderBottomWidth, style.paddingBottom],
      ].map(([border = '', padding = '']) => parseFloat(border) + parseFloat(padding));
      return new DOMRect(left + start, top + above, width - start - end, height - above - below);
    }

    /** The letters of a sheet have 20 of its 560 units. */
    function isTooSmall(picture: Element): boolean {
      const isSheet = picture.getAttribute('src')?.includes('-opening.svg');
      return isSheet === true && (picture.clientWidth * 20) / 560 < 12;
    }

    function isCropped(picture: Element): boolean {
      const slices = picture.getAttribute('preserveAspectRatio')?.endsWith('slice') ?? false;
      if (picture instanceof SVGElement) return slices;
      const { width, height } = readInnerBox(picture);
      const difference = Math.abs(width / height / readRatio(picture) - 1);
      return getComputedStyle(picture).objectFit !== 'contain' && difference > 0.02;
    }

    /** The box of the drawing, without the background on which it is centered. */
    function findShownBox(picture: Element): DOMRect {
      const box = readInnerBox(picture);
      if (getComputedStyle(picture).objectFit !== 'contain') return box;
      const width = Math.min(box.width, box.height * readRatio(picture));
      const height = width / readRatio(picture);
      return new DOMRect(
        box.left + (box.width - width) / 2,
        box.top + (box.height - height) / 2,
        width,
        height,
      );
    }

    function listParents({ parentElement }: Element): Element[] {
      return parentElement ? [parentElement, ...listParents(parentElement)] : [];
    }

    function isClipped(parent: Element, shown: DOMRect): boolean {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const hides = (value: string) => ['hidden', 'clip'].includes(value);
      const { left, right, top, bottom } = parent.getBoundingClientRect();
      const acrossX = shown.left < left - 1 || shown.right > right + 1;
      const acrossY = shown.top < top - 1 || shown.bottom > bottom + 1;
      return (hides(overflowX) && acrossX) || (hides(overflowY) && acrossY);
    }

    function isCornerCut(parent: Element, shown: DOMRect): boolean {
      const [, cut] = /100% - ([\d.]+)px/.exec(getComputedStyle(parent).clipPath) ?? [];
      const { right, bottom } = parent.getBoundingClientRect();
      return cut !== undefined && right - shown.right + bottom - shown.bottom < Number(cut);
    }
  }, swipe);
  expect.soft(faults, `pictures ${where} on ${page.url()}`).toEqual([]);
}
