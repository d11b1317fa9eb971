import { cover } from '../kit/frames.ts';
import type { BlockInks } from '../kit/isometric.ts';
import { block, isometric } from '../kit/isometric.ts';
import { group, path, text, through } from '../kit/shapes.ts';
import { tag } from '../kit/svg.ts';

const calm: BlockInks = { top: 'deepBrand', left: 'deepLine', right: 'deepRaised' };
const lit: BlockInks = { top: 'copper', left: 'copperSide', right: 'copperShade' };

export function aotCover(): string {
  return cover(
    'deep',
    group({ x: 320, y: 116 }, floor()),
    group(
      { x: 320, y: 116 },
      block([0, 0, 0], [120, 120, 40], calm),
      block([128, 0, 0], [120, 120, 40], calm),
      block([0, 128, 0], [120, 120, 40], calm),
      slot(),
      block([0, 0, 48], [120, 120, 40], calm),
      block([128, 128, 40], [120, 120, 40], lit),
      name('Inventory', [132, -12, 40]),
      name('Payroll', [-20, 144, 40]),
      name('Finance', [128, 128, 80]),
    ),
  );
}

function floor(): string {
  const lines = Array.from({ length: 15 }, (_, index) => {
    const at = -264 + index * 56;
    return (
      through([isometric(at, -264), isometric(at, 520)]) +
      through([isometric(-264, at), isometric(520, at)])
    );
  });
  return path(lines.join(''), { stroke: 'deepRaised', width: 1.5 });
}

/** The place on the floor that the lit block is being let down to. */
function slot(): string {
  const outline = through(
    [isometric(128, 128), isometric(248, 128), isometric(248, 248), isometric(128, 248)],
    true,
  );
  return path(outline, { stroke: 'copper', width: 2, dash: '1 8' });
}

function name(label: string, [x, y, z]: readonly [number, number, number]): string {
  const [left, top] = isometric(x + 60, y + 60, z);
  const lettering = { size: 19, weight: 700, fill: 'deep', anchor: 'middle' } as const;
  const flat = `matrix(1 .5 -1 .5 ${left} ${top})`;
  return tag('g', { transform: flat }, text(0, 6, label, lettering));
}
