import { cover } from '../kit/frames.ts';
import { path, rect, text } from '../kit/shapes.ts';

/** Coins paid for each version. */
const versions = [2, 3, 4, 6, 8];

export function apiCostsCover(): string {
  return cover(
    'tint',
    path('M0 336H640', { stroke: 'half', width: 4 }),
    ...versions.map(pile),
    plug,
  );
}

function pile(coins: number, index: number): string {
  const left = 56 + index * 108;
  const last = index === versions.length - 1;
  const stack = Array.from({ length: coins }, (_, at) =>
    rect(left, 314 - at * 26, 88, 22, { radius: 11, fill: last ? 'accent' : 'half' }),
  );
  return (
    stack.join('') +
    text(left + 44, 378, `v${index + 1}`, {
      size: 24,
      weight: 700,
      fill: last ? 'accentText' : 'quiet',
      anchor: 'middle',
    })
  );
}

const plug =
  path('M0 96H136', { stroke: 'brandText', width: 12 }) +
  path('M136 56H200V136H136A24 24 0 0 1 112 112V80A24 24 0 0 1 136 56Z', { fill: 'brandText' }) +
  path('M204 80H236M204 112H236', { stroke: 'brandText', width: 10 }) +
  path('M272 56H336A24 24 0 0 1 360 80V112A24 24 0 0 1 336 136H272Z', { fill: 'brand' }) +
  path('M284 80H300M284 112H300', { stroke: 'tint', width: 10 }) +
  path('M360 96H432C456 96 456 56 480 56H640', { stroke: 'brand', width: 12 });
