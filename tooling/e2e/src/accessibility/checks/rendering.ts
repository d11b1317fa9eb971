import { expect, type Page } from '@playwright/test';

/** With a reader's own colours, controls keep an edge and the current page its mark (WCAG 1.4.1, 1.4.11). */
export async function checkForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const edgeless = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main button, main input:not([type=radio], [type=checkbox], [type=file]), main select, main textarea',
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        if (control.closest('[aria-current]')) return false;
        const { borderStyle, borderWidth, borderColor, backgroundColor } =
          getComputedStyle(control);
        const hasBorder = borderStyle !== 'none' && parseFloat(borderWidth) > 0;
        return !hasBorder || borderColor === backgroundColor;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 140));
  });
  expect(edgeless, page.url()).toEqual([]);
  const invisible = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, p, li, label')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => {
        const { color, forcedColorAdjust } = getComputedStyle(element);
        return (
          forcedColorAdjust === 'none' && color === getComputedStyle(document.body).backgroundColor
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 140)),
  );
  expect(invisible, page.url()).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** On paper: all of the text, dark on white, and nothing that only a screen can use. */
export async function checkPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const { hidden, pale, controls } = await page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd)')]
      .filter((element) => element.textContent?.trim() && !element.closest('dialog'))
      .filter((element) => !element.matches('[role=status]'));
    const lightness = (color: string) => {
      const context = document.createElement('canvas').getContext('2d', {
        willReadFrequently: true,
      });
      if (!context) return 0;
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    const seen = (element: HTMLElement) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const words = ({ outerHTML }: HTMLElement) => outerHTML.slice(0, 120);
    return {
      hidden: texts.filter((element) => !seen(element)).map(words),
      pale: texts.filter((element) => lightness(getComputedStyle(element).color) > 0.5).map(words),
      controls: [
        ...document.querySelectorAll<HTMLElement>(
          '#root > header nav, #root > header summary, #root > footer nav',
        ),
      ]
        .filter(seen)
        .map(words),
    };
  });
  expect(hidden, `not printed of ${page.url()}`).toEqual([]);
  expect(pale, `too pale for paper on ${page.url()}`).toEqual([]);
  expect(controls, `of no use on paper on ${page.url()}`).toEqual([]);
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.length).toBeGreaterThan(5000);
  await page.emulateMedia({ media: null, colorScheme: null });
}
