import { cover } from '../kit/frames.ts';
import { path, rect, text } from '../kit/shapes.ts';

/** Team size at the end of every second month. */
const sizes = [6, 11, 17, 24, 33, 42];

export function odcCover(): string {
  return cover(
    'well',
    rect(0, 320, 640, 80, { fill: 'shade' }),
    ...sizes.map(month),
    text(72, 96, '42', { size: 64, weight: 700, spacing: -2 }),
    text(72, 132, 'engineers in eleven months', { size: 20, fill: 'quiet' }),
  );
}

/** Seats stand three to a row, from the floor up; the newest of the last month is lit. */
function month(size: number, index: number): string {
  const left = 72 + index * 86;
  const seat = (at: number) => `M${left + 8 + (at % 3) * 24} ${300 - Math.floor(at / 3) * 19}h0`;
  const seats = Array.from({ length: size }, (_, at) => seat(at));
  const last = index === sizes.length - 1;
  return (
    path(seats.slice(0, last ? -1 : size).join(''), {
      stroke: last ? 'brand' : 'half',
      width: 15,
    }) +
    (last ? path(seats.at(-1) ?? '', { stroke: 'accent', width: 15 }) : '') +
    text(left + 32, 366, `M${index * 2 + 1}`, {
      size: 20,
      weight: 600,
      fill: 'text',
      anchor: 'middle',
    })
  );
}
