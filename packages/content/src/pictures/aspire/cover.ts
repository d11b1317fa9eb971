import { arc } from '../kit/charts.ts';
import { circle, path, text } from '../kit/shapes.ts';
import { cover } from '../kit/frames.ts';

export function aspireCover(): string {
  const center = [320, 224, 144] as const;
  const ticks = Array.from({ length: 41 }, (_, index) => {
    const turn = ((index / 40) * 0.72 - 0.36 - 0.25) * 2 * Math.PI;
    const at = (radius: number) =>
      `${Math.round(320 + radius * Math.cos(turn))} ${Math.round(224 + radius * Math.sin(turn))}`;
    return `M${at(176)}L${at(index % 10 === 0 ? 196 : 186)}`;
  }).join('');
  return cover(
    'glow',
    path(ticks, { stroke: 'accent', width: 2, opacity: 0.6 }),
    circle(320, 224, 112, { fill: 'card' }),
    path(arc(center, [-0.36, 0.36]), { stroke: 'card', width: 24 }),
    path(arc(center, [-0.36, 0.18]), { stroke: 'accent', width: 24 }),
    circle(450.3, 162.7, 22, { fill: 'card', stroke: 'accent', width: 8 }),
    text(320, 196, 'Pre-approved', { size: 20, fill: 'quiet', anchor: 'middle' }),
    text(320, 244, '₹2,40,000', { size: 40, weight: 700, anchor: 'middle', spacing: -1 }),
    text(320, 280, '36 months', { size: 20, fill: 'quiet', anchor: 'middle' }),
  );
}
