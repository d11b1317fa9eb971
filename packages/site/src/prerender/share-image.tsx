import { brand } from '@kestrova/content';
import background from '@kestrova/content/pictures/share-image.svg?raw';
import { renderToStaticMarkup } from 'react-dom/server';

/** The texts of the picture for a shared link. */
export interface ShareCopy {
  /** The page's title; three lines at most, the rest is left out. */
  title: string;
  /** What kind of page it is, in a word or two. */
  eyebrow: string;
}

const LEFT = 80;
const TITLE_TOP = 228;
const TITLE_WIDTH = 780;
const TITLE_SIZES = [76, 64, 54] as const;
const MAX_TITLE_LINES = 3;

/** Average advance of a character of the display font, in ems. */
const CHARACTER_WIDTH = 0.53;

/** The picture of a shared link: an SVG of 1200 by 630, the background with its texts. */
export function shareImage({ title, eyebrow }: ShareCopy): string {
  const { size, lines } = fitTitle(title);
  const texts = renderToStaticMarkup(
    <>
      <text className="fill-copper" x={LEFT} y={208} fontSize={30} fontWeight={500}>
        {eyebrow}
      </text>
      <g className="fill-on-deep" fontSize={size} fontWeight={600} letterSpacing={-size / 50}>
        {lines.map((line, index) => (
          <text key={line} x={LEFT} y={TITLE_TOP + size * (1 + 1.14 * index)}>
            {line}
          </text>
        ))}
      </g>
      <text
        className="fill-on-deep"
        x={156}
        y={108}
        fontSize={40}
        fontWeight={600}
        letterSpacing={-0.8}
      >
        {brand.name}
      </text>
      <text className="fill-on-deep-quiet" x={LEFT} y={570} fontSize={28}>
        {brand.tagline}
      </text>
    </>,
  );
  return background.replace('</svg>', () => `${texts}</svg>`);
}

/** The largest size at which the title takes three lines or fewer, else its first three lines. */
function fitTitle(title: string): { size: number; lines: string[] } {
  const fitted = TITLE_SIZES.map((size) => ({ size, lines: wrap(title, size) }));
  const fits = fitted.find(({ lines }) => lines.length <= MAX_TITLE_LINES);
  return fits ?? { size: 54, lines: wrap(title, 54).slice(0, MAX_TITLE_LINES) };
}

function wrap(title: string, size: number): string[] {
  const maxLength = TITLE_WIDTH / (CHARACTER_WIDTH * size);
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last && `${last} ${word}`.length <= maxLength) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}
