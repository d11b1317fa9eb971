import { cover } from '../kit/frames.ts';
import type { Ink } from '../kit/ink.ts';
import { rect, text } from '../kit/shapes.ts';

const months: readonly Ink[] = ['shade', 'half', 'brand'];

export function firstNinetyDaysCover(): string {
  return cover('tint', ...months.flatMap(month));
}

/** Thirty days as five columns of six, the month's number below; the ninetieth is lit. */
function month(ink: Ink, index: number): string[] {
  const left = 64 + index * 182;
  const days = Array.from({ length: 30 }, (_, day) => {
    const x = left + (day % 5) * 30;
    const y = 72 + Math.floor(day / 5) * 34;
    return rect(x, y, 26, 30, { radius: 6, fill: index === 2 && day === 29 ? 'accent' : ink });
  });
  const label = text(left, 332, String((index + 1) * 30), { size: 40, weight: 700, spacing: -1 });
  return [...days, label];
}
