import { group, path } from '../kit/shapes.ts';
import { drawing, painted, tag } from '../kit/svg.ts';
import { pictureSizes } from '../picture.ts';
import { alphabet } from './alphabet.ts';
import type { LetterName } from './alphabet.ts';

type Wordmark = {
  readonly letters: readonly LetterName[];
  /** Height of the capitals. */
  readonly size: number;
  /** Thickness of the strokes as drawn. */
  readonly stroke: number;
  /** Room between letters, in twentieths of the size. */
  readonly spacing: number;
  /** The sign before the letters, drawn around a vertical middle of 0, and its width. */
  readonly sign?: { readonly width: number; readonly drawn: string };
};

const gapAfterSign = 11;

/** Sets letters and sign in one ink, in the middle of the common field. */
export function wordmark({ letters, size, stroke, spacing, sign }: Wordmark): string {
  const scale = size / 20;
  const { width, height } = pictureSizes.wordmark;
  let advance = 0;
  const placed = letters.map((name) => {
    const letter = alphabet[name];
    const drawn = group({ x: advance }, path(letter.d, {}));
    advance += letter.width + spacing;
    return drawn;
  });
  const lettersWidth = (advance - spacing) * scale;
  const signWidth = sign ? sign.width + gapAfterSign : 0;
  const left = (width - lettersWidth - signWidth) / 2;
  return drawing(
    { width, height },
    sign ? group({ x: left, y: height / 2 }, sign.drawn) : '',
    tag(
      'g',
      painted({ stroke: 'quiet', width: stroke / scale }),
      group({ x: left + signWidth, y: (height - size) / 2, scale }, ...placed),
    ),
  );
}
