import { circle, group, path } from '../kit/shapes.ts';
import { tag } from '../kit/svg.ts';
import { hero } from './hero.ts';

/** A kestrel holding still in the wind above ridges, the sun behind them. */
export function aboutUsHero(): string {
  return hero(
    circle(624, 312, 144, { fill: 'glow' }),
    circle(624, 312, 92, { fill: 'accent' }),
    path('M96 432L232 296L296 360L424 232L552 360L616 296L752 432L800 384L864 448V560H96Z', {
      fill: 'tint',
    }),
    path(
      'M96 488L184 400L264 480L360 384L456 480L528 408L624 504L704 424L792 512L864 440V560H96Z',
      { fill: 'shade' },
    ),
    path('M96 528L152 472L216 536L312 440L408 536L472 472L560 560H96Z', { fill: 'half' }),
    path('M400 560L560 456L664 560ZM616 560L736 472L824 560Z', { fill: 'brand' }),
    path('M96 560H864', { stroke: 'brandText', width: 4 }),
    kestrel(),
    path('M560 96H648M600 128H664M128 264H192M96 296H144', { stroke: 'line', width: 4 }),
  );
}

/** Wings spread and raised, the tail fanned, the head into the wind. */
function kestrel(): string {
  const wing = 'M0 -4L44 -44L128 -64L192 -20L112 -24L52 16L8 36Z';
  return group(
    { x: 300, y: 176 },
    path('M0 24L32 96L0 108L-32 96Z', { fill: 'brand' }),
    path(wing, { fill: 'brandText' }),
    tag('g', { transform: 'scale(-1 1)' }, path(wing, { fill: 'brand' })),
    path('M0 -28L18 0L0 56L-18 0Z', { fill: 'brandText' }),
    path('M0 -28L8 -16L0 -2L-8 -16Z', { fill: 'accent' }),
  );
}
