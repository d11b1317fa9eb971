import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Marks } from './marks.tsx';

/** The marks and columns of each drawing, from the outline of its area: columns, full rows, the rest. */
function drawMarks(before: number, now: number, time: 'before' | 'now') {
  const { container } = render(<Marks scale={{ mark: 'dot', before, now }} time={time} />);
  return Array.from(container.querySelectorAll('[fill]'), (area) => {
    const outline = area.getAttribute('d')?.match(/\d+/g) ?? [];
    const [, , columns = 0, full = 0, rest = 0] = outline.map(Number);
    return { marks: columns * full + rest, columns };
  });
}

test.each([
  [74, 19, [5, 2]],
  [6, 42, [4, 1]],
])('draws %i marks before and %i now in equally many columns', (before, now, columns) => {
  const drawn = (marks: number) => columns.map((count) => ({ marks, columns: count }));
  expect(drawMarks(before, now, 'before')).toEqual(drawn(before));
  expect(drawMarks(before, now, 'now')).toEqual(drawn(now));
});
