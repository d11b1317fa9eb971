import { meter } from '../kit/charts.ts';
import { button, card, chips, rule } from '../kit/controls.ts';
import { browser } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import type { Ink } from '../kit/ink.ts';
import { circle, path, rect, text } from '../kit/shapes.ts';

/** Where agents stand on the map: x, y, radius by the number of agents, share of float left. */
const places: readonly (readonly [string, number, number, number, number])[] = [
  ['Eldoret', 300, 220, 26, 0.71],
  ['Kisumu', 212, 352, 34, 0.58],
  ['Nakuru', 408, 356, 38, 0.22],
  ['Nyeri', 560, 308, 22, 0.83],
  ['Thika', 604, 440, 24, 0.64],
  ['Nairobi', 520, 512, 48, 0.47],
  ['Narok', 344, 520, 18, 0.29],
  ['Machakos', 664, 584, 20, 0.77],
];

const topUps: readonly (readonly [string, string, number])[] = [
  ['Amani Stores', 'Nakuru · 10482', 0.12],
  ['Kamau & Sons', 'Nakuru · 10519', 0.18],
  ['Lakeview Chemist', 'Nakuru · 11044', 0.21],
  ['Mara Hardware', 'Narok · 12260', 0.24],
  ['Tumaini Shop', 'Narok · 12117', 0.26],
  ['Uhuru Kiosk', 'Nairobi · 10003', 0.29],
];

export function maabAgentNetwork(): string {
  return browser(
    { address: 'backoffice.maab.example/agents/map', ground: 'well' },
    land(),
    ...places.map(place),
    card(24, 24, 392, 88),
    text(48, 62, 'Agent network', { size: 22, weight: 600 }),
    text(48, 88, '3,100 agents in 8 districts', { size: 14, fill: 'quiet' }),
    legend(),
    rect(816, 0, 464, 752, { fill: 'card' }),
    path('M816 0V752', { stroke: 'line', width: 1 }),
    text(848, 64, 'Needs a top-up today', { size: 22, weight: 600 }),
    text(848, 92, 'Ranked by what they sold last Saturday', { size: 14, fill: 'quiet' }),
    chips([848, 116], ['Below 30%', 'Open now'], 'soft'),
    ...topUps.map(topUp),
    button([848, 664, 400, 56], 'Send 2 float runners'),
  );
}

function land(): string {
  const coast =
    'M60 300C90 190 190 130 300 110C430 60 560 130 660 170C760 210 772 320 744 430C770 540 740 640 640 690C500 724 420 650 330 640C200 620 150 520 110 450Z';
  const roads = 'M212 352L408 356L520 512L604 440L560 308L408 356L300 220M344 520L520 512L664 584';
  return (
    path(coast, { fill: 'paper', stroke: 'line', width: 2 }) +
    path(
      'M110 450C180 400 240 420 270 480M660 170C620 230 640 300 744 430M330 640C400 560 380 440 470 430C520 420 500 200 480 96',
      {
        stroke: 'line',
        width: 1.5,
        dash: '4 6',
      },
    ) +
    path(roads, { stroke: 'line', width: 3 })
  );
}

function place([name, x, y, radius, share]: (typeof places)[number]): string {
  const ink: Ink = share < 0.3 ? 'accent' : share < 0.6 ? 'half' : 'brand';
  return (
    circle(x, y, radius + 8, { fill: ink, opacity: 0.18 }) +
    circle(x, y, radius, { fill: ink }) +
    text(x, y + radius + 26, name, { size: 14, weight: 600, anchor: 'middle' })
  );
}

function legend(): string {
  const levels: readonly (readonly [Ink, string])[] = [
    ['accent', 'below 30%'],
    ['half', '30 to 60%'],
    ['brand', 'above 60%'],
  ];
  return (
    card(24, 680, 488, 48) +
    text(44, 709, 'Float left', { size: 14, weight: 600 }) +
    levels
      .map(
        ([ink, label], index) =>
          circle(152 + index * 122, 704, 6, { fill: ink }) +
          text(166 + index * 122, 709, label, { size: 14, fill: 'quiet' }),
      )
      .join('')
  );
}

function topUp([name, where, share]: (typeof topUps)[number], index: number): string {
  const y = 168 + index * 80;
  return (
    rule(848, 1248, y) +
    text(848, y + 34, name, { size: 16, weight: 600 }) +
    text(848, y + 58, where, { size: 14, fill: 'quiet' }) +
    meter([1040, y + 36, 128, 8], share, 'accent') +
    text(1208, y + 45, `${Math.round(share * 100)}%`, { weight: 600, anchor: 'end' }) +
    icon('right', 1228, y + 30, 'quiet', 20)
  );
}
