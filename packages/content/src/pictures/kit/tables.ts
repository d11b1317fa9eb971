import { rule } from './controls.ts';
import type { Ink } from './ink.ts';
import { text } from './shapes.ts';

/** A column of a table: its heading and where its text stands. */
export type Column = {
  readonly label: string;
  readonly x: number;
  readonly end?: true;
  readonly fill?: Ink;
  readonly weight?: 500 | 600;
};

type Table = {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** Left edge, right edge, baseline of the headings, distance of the rows. */
  readonly place: readonly [left: number, right: number, y: number, step: number];
};

/** A table of plain text with a hairline above each row; empty cells are left to the caller. */
export function table({ columns, rows, place }: Table): string {
  const [left, right, y, step] = place;
  const anchored = ({ end }: Column) => (end ? ({ anchor: 'end' } as const) : {});
  const headings = columns.map((column) =>
    text(column.x, y, column.label, { size: 13, fill: 'quiet', ...anchored(column) }),
  );
  const lines = rows.map((cells, index) => {
    const top = y + 16 + index * step;
    const drawn = columns.map((column, at) => {
      const content = cells[at] ?? '';
      const { fill = 'text', weight } = column;
      const lettering = { fill, ...(weight ? { weight } : {}), ...anchored(column) };
      return content === '' ? '' : text(column.x, top + step / 2 + 5.5, content, lettering);
    });
    return rule(left, right, top) + drawn.join('');
  });
  return [...headings, ...lines].join('');
}
