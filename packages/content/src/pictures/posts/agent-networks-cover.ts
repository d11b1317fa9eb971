import { cover } from '../kit/frames.ts';
import { circle, path, rect } from '../kit/shapes.ts';

/** Width of each entry, left ledger and right ledger. */
const entries = [
  [96, 120],
  [136, 88],
  [80, 136],
  [120, 104],
  [104, 80],
] as const;

const unmatched = 3;

export function agentNetworksCover(): string {
  return cover(
    'deep',
    rect(56, 56, 216, 400, { radius: 20, fill: 'deepRaised' }),
    rect(368, 56, 216, 400, { radius: 20, fill: 'deepRaised' }),
    ...entries.map(entry),
  );
}

function entry([left, right]: (typeof entries)[number], index: number): string {
  const y = 104 + index * 60;
  const odd = index === unmatched;
  const ink = odd ? 'copper' : 'deepBrand';
  return (
    path(`M88 ${y}h${left}M552 ${y}h-${right}`, { stroke: ink, width: 20 }) +
    (odd
      ? path(`M272 ${y}H300M368 ${y}H340`, { stroke: ink, width: 4 }) +
        circle(320, y, 14, { stroke: ink, width: 4, dash: '1 10' })
      : path(`M272 ${y}H368`, { stroke: ink, width: 4 }) + circle(320, y, 8, { fill: ink }))
  );
}
