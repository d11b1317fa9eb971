import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawings } from './drawings.ts';
import { pictures } from './pictures.ts';
import { pictureSizes } from './picture.ts';
import { storyPictures } from './story-pictures.ts';
import { parseTokens, withTokenValues } from './token-values.ts';
import { elementsOf } from './well-formed.ts';

const stylesheet = new URL('../../../design-system/src/styles/tokens.css', import.meta.url);
const tokens = parseTokens(readFileSync(stylesheet, 'utf8'));
const drawn = pictures.map((record) => ({ ...record, svg: drawings[record.name]?.() ?? '' }));

/** Files this small need no loading state of their own. */
const maximumBytes = 15_000;

describe('the records', () => {
  it('have a drawing each, and each drawing a record', () => {
    const names = pictures.map(({ name }) => name).toSorted();
    expect(Object.keys(drawings).toSorted()).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
  });

  it('name three product screens or more for every story', () => {
    for (const { designs } of Object.values(storyPictures)) {
      expect(designs.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('say what each picture shows, in words of its own, unless it decorates', () => {
    const shown = pictures.filter(({ kind }) => kind !== 'hero').map(({ alt }) => alt);
    expect(shown.filter((alt) => alt.trim() === '')).toEqual([]);
    expect(new Set(shown).size).toBe(shown.length);
    for (const { kind, alt } of pictures) if (kind === 'hero') expect(alt).toBe('');
  });
});

describe.each(drawn)('$name', ({ svg, kind }) => {
  it('is well-formed and has the size of its record', () => {
    const [root] = elementsOf(svg);
    const { width, height } = pictureSizes[kind];
    expect(root).toMatchObject({
      name: 'svg',
      attributes: { width: `${width}`, height: `${height}`, viewBox: `0 0 ${width} ${height}` },
    });
  });

  it('takes every color from a token that exists', () => {
    expect(() => withTokenValues(svg, tokens)).not.toThrow();
    const painted = elementsOf(svg).flatMap(({ attributes }) => [
      attributes.fill,
      attributes.stroke,
    ]);
    expect(painted.filter((paint) => paint !== undefined)).toEqual([]);
    expect(svg).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(|oklch\(/i);
  });

  it('runs nothing and fetches nothing', () => {
    for (const { name, attributes } of elementsOf(svg)) {
      expect(['script', 'image', 'foreignObject', 'a', 'animate', 'set']).not.toContain(name);
      for (const attribute of Object.keys(attributes)) {
        expect(attribute).not.toMatch(/^on|href$|^style$/);
      }
    }
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|@import|url\((?!#)/);
  });

  it('stays small', () => {
    const file = withTokenValues(svg, tokens);
    expect(Buffer.byteLength(file)).toBeLessThan(maximumBytes);
    expect(gzipSync(file).length).toBeLessThan(maximumBytes / 4);
  });
});

it('draws no picture twice', () => {
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
});
