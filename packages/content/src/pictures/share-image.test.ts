import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withFlatColors } from './flat-colors.ts';
import { shareImage } from './share-image.ts';
import { parseTokens } from './token-values.ts';
import { elementsOf } from './well-formed.ts';

const stylesheet = new URL('../../../design-system/src/styles/tokens.css', import.meta.url);
const tokens = parseTokens(readFileSync(stylesheet, 'utf8'));
const linesOf = (svg: string) =>
  elementsOf(svg).filter(
    ({ name, attributes }) => name === 'text' && attributes['font-size'] !== '28',
  );

describe('shareImage', () => {
  it('has the size that networks ask for', () => {
    const [root] = elementsOf(shareImage({ title: 'Careers', eyebrow: 'Kestrova' }));
    expect(root?.attributes).toMatchObject({ width: '1200', height: '630' });
  });

  it('wraps a long title, at a smaller size, within its column', () => {
    const title = 'Building Digital Futures With Fintech, Enterprise & Emerging Technologies';
    const svg = shareImage({ title, eyebrow: 'Home' });
    expect(svg).toContain('Emerging');
    expect(svg).toContain('&amp;');
    expect(linesOf(svg)).toHaveLength(5);
  });

  it('cuts a title that no size can hold after three lines', () => {
    const svg = shareImage({ title: 'An unreasonably long title '.repeat(12), eyebrow: 'Journal' });
    expect(linesOf(svg)).toHaveLength(5);
  });
});

describe('withFlatColors', () => {
  it('leaves plain colors only, in both themes', () => {
    const svg = shareImage({ title: 'Careers', eyebrow: 'Kestrova' });
    for (const theme of ['light', 'dark'] as const) {
      expect(withFlatColors(svg, tokens, theme)).not.toMatch(/var\(|oklch|light-dark/);
    }
  });

  it('converts as the color specification does', () => {
    const plain = parseTokens(':root { --red: oklch(0.628 0.2577 29.23); --role: var(--red); }');
    expect(withFlatColors('<g fill="var(--role)"/>', plain, 'light')).toBe('<g fill="#ff0000"/>');
  });

  it('chooses by theme, and names what it cannot read', () => {
    const plain = parseTokens(':root { --a: light-dark(oklch(1 0 0), oklch(0 0 0)); --b: red }');
    expect(withFlatColors('var(--a)', plain, 'light')).toBe('#ffffff');
    expect(withFlatColors('var(--a)', plain, 'dark')).toBe('#000000');
    expect(() => withFlatColors('var(--b)', plain, 'light')).toThrow('Cannot read red');
    expect(() => withFlatColors('var(--c)', plain, 'light')).toThrow('no token --c');
  });
});
