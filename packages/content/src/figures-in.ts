/** One figure of a text, as it is written, with a few words on either side of it. */
export interface FoundFigure {
  value: number;
  before: string;
  figure: string;
  after: string;
}

const ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen';
const TEENS = 'fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const SCALES: Readonly<Record<string, number>> = { dozen: 12, hundred: 100, thousand: 1000 };

const values = new Map([
  ...`${ONES} ${TEENS}`.split(' ').map((word, value) => [word, value] as const),
  ...TENS.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
]);

const word = `(?:${[...values.keys(), ...Object.keys(SCALES)].join('|')})`;
const figure = new RegExp(String.raw`[−+]?\d(?:[\d,.]*\d)?|\b${word}(?:[- ]${word})*\b`, 'giu');

/** What a lone 'one' has to stand before to be a figure; elsewhere it counts nothing. */
const unit = /^ (?:paid )?(?:business day|minute|hour|day|night|week|month|quarter|year|cent)\b/u;

/** The figures of a text, in digits or in words, in reading order. */
export function figuresIn(text: string): readonly FoundFigure[] {
  return [...text.matchAll(figure)].flatMap((match) => {
    const [found] = match;
    const rest = text.slice(match.index + found.length);
    if (found.toLowerCase() === 'one' && !unit.test(rest)) return [];
    const before = /(?:\S+\s+){0,4}\S*$/u.exec(text.slice(0, match.index))?.[0] ?? '';
    const after = /^\S*(?:\s+\S+){0,5}/u.exec(rest)?.[0] ?? '';
    return [{ value: valueOf(found), before, figure: found, after }];
  });
}

function valueOf(found: string): number {
  if (/\d/u.test(found)) return Number(found.replaceAll(',', '').replace('−', '-'));
  let total = 0;
  for (const part of found.toLowerCase().split(/[- ]/u)) {
    const scale = SCALES[part];
    total = scale ? Math.max(total, 1) * scale : total + (values.get(part) ?? 0);
  }
  return total;
}
