import { circle, path, rect } from '../kit/shapes.ts';
import { portrait } from './portrait.ts';

/** High natural bun, gold earrings. */
export function agentNetworksPortrait(): string {
  return portrait({
    ground: 'sand',
    skin: 'skinDeep',
    clothes: 'deepLine',
    behind: circle(80, 22, 20, { fill: 'hairDark' }),
    before:
      path('M50 66C48 38 62 28 80 28S112 38 110 66C106 52 98 46 80 46S54 52 50 66Z', {
        fill: 'hairDark',
      }) +
      circle(50, 86, 5, { stroke: 'copper', width: 3 }) +
      circle(110, 86, 5, { stroke: 'copper', width: 3 }),
  });
}

/** short gray hair and beard, collared shirt. */
export function firstNinetyDaysPortrait(): string {
  return portrait({
    ground: 'onDeepQuiet',
    skin: 'skinBrown',
    clothes: 'onDeep',
    brows: 'hairGrey',
    collar: path('M66 112L80 134L94 112L108 122L96 140L80 134L64 140L52 122Z', { fill: 'sky' }),
    before:
      path(
        'M50 68C48 36 62 28 82 28S112 40 110 68C108 56 104 50 98 48C86 52 66 50 58 46C54 52 52 58 50 68Z',
        {
          fill: 'hairGrey',
        },
      ) +
      path(
        'M52 78C54 84 60 86 66 84C74 80 86 80 94 84C100 86 106 84 108 78C108 100 96 108 80 108S52 100 52 78ZM72 89Q80 85 88 89Q80 95 72 89Z',
        {
          fill: 'hairGrey',
        },
      ),
  });
}

/** Long dark braid over the shoulder, round glasses. */
export function erpCutoverPortrait(): string {
  return portrait({
    ground: 'sky',
    skin: 'skinBrown',
    clothes: 'copper',
    behind: path('M48 100V62C48 34 62 24 80 24S112 34 112 62V100Q80 132 48 100Z', {
      fill: 'hairDark',
    }),
    before:
      path('M50 72C48 42 60 30 80 30S112 42 110 72C108 56 96 50 80 40C66 50 52 56 50 72Z', {
        fill: 'hairDark',
      }) +
      path(
        'M102 92C112 98 114 106 112 114S116 126 113 134S116 148 112 160H98C102 148 98 142 101 134S98 122 101 114S104 100 98 98Z',
        {
          fill: 'hairDark',
        },
      ) +
      circle(69, 72, 10, { stroke: 'hairDark', width: 2 }) +
      circle(91, 72, 10, { stroke: 'hairDark', width: 2 }) +
      path('M79 71Q80 70 81 71', { stroke: 'hairDark', width: 2 }),
  });
}

/** Black swept hair, roll-neck sweater. */
export function modelsInProductionPortrait(): string {
  return portrait({
    ground: 'deepBrand',
    skin: 'skinPale',
    clothes: 'deep',
    collar: rect(62, 102, 36, 30, { radius: 10, fill: 'deepRaised' }),
    before: path(
      'M50 70C44 34 62 22 86 24S116 44 110 70C108 60 106 54 102 50C88 54 72 50 64 42C62 52 54 58 50 70Z',
      { fill: 'hairDark' },
    ),
  });
}

/** Headscarf, buttoned jacket. */
export function secondYearPortrait(): string {
  return portrait({
    ground: 'sand',
    skin: 'skinWarm',
    clothes: 'deepRaised',
    behind: path('M44 128V66C44 36 58 22 80 22S116 36 116 66V128Z', { fill: 'deepBrand' }),
    collar: path(
      'M44 112C44 100 60 96 66 104C74 116 88 114 94 104C104 94 118 102 116 114C112 134 96 138 80 138S46 132 44 112Z',
      {
        fill: 'deepBrand',
      },
    ),
    before:
      path(
        'M46 86C42 48 54 24 80 24S118 48 114 86C112 100 104 106 98 108C108 92 108 76 106 66C102 52 92 46 80 46S58 52 54 66C52 76 52 92 62 108C56 106 48 100 46 86Z',
        {
          fill: 'deepBrand',
        },
      ) +
      path('M80 138V160', { stroke: 'onDeepQuiet', width: 2 }) +
      circle(88, 150, 2.5, { fill: 'copper' }),
  });
}

/** Bald, full beard, square glasses. */
export function apiCostsPortrait(): string {
  return portrait({
    ground: 'sky',
    skin: 'skinPale',
    clothes: 'copper',
    brows: 'hairBrown',
    collar: path('M64 112L80 124L96 112L102 120L80 136L58 120Z', { fill: 'onDeep' }),
    before:
      path(
        'M52 70C54 82 60 86 66 84C74 78 86 78 94 84C100 86 106 82 108 70C110 104 100 118 80 118S50 104 52 70ZM72 89Q80 85 88 89Q80 96 72 89Z',
        {
          fill: 'hairBrown',
        },
      ) +
      rect(59, 64, 18, 16, { radius: 4, stroke: 'hairDark', width: 2.5 }) +
      rect(83, 64, 18, 16, { radius: 4, stroke: 'hairDark', width: 2.5 }) +
      path('M77 70H83M59 69L52 67M101 69L108 67', { stroke: 'hairDark', width: 2.5 }),
  });
}
