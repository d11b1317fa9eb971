import { picture } from './picture.ts';

/**
 * The result of each impact story, drawn to scale without a letter: the accent is what is, the
 * quiet tint what was. Its figure and label stand beside it.
 */
export const storyEvidence = {
  MAAB: picture(
    'evidence',
    'maab-evidence',
    'Two walks, a dot a minute: 74 dots to the bank’s branch, 19 to a shop.',
  ),
  TASC: picture(
    'evidence',
    'tasc-evidence',
    'Rows of application forms, counted from the right: ten before, and 24 in the same time after.',
  ),
  ASPIRE: picture(
    'evidence',
    'aspire-evidence',
    'Twelve days as 4,320 dots of four minutes each, with the one dot that signing now takes ringed.',
  ),
  ITradeNetwork: picture(
    'evidence',
    'itradenetwork-evidence',
    'Half a dial of twelve hours: one hand has gone eleven hours round, the other 95 minutes.',
  ),
  aot: picture(
    'evidence',
    'aot-evidence',
    'Two rows of twelve calendar days: all twelve are filled above, the first four below.',
  ),
  ODC: picture(
    'evidence',
    'odc-evidence',
    'Forty-two people in three rows, the first six of them in another color: those who began.',
  ),
  jsee: picture(
    'evidence',
    'jsee-evidence',
    'Two squares of a hundred appointments each: 23 are marked as missed on the left, nine on the right.',
  ),
  infinte: picture(
    'evidence',
    'infinte-evidence',
    'Two rosters of a hundred shifts each: 81 are filled in the upper one, 94 in the lower.',
  ),
} as const;
