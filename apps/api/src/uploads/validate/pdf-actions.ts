import { nameEnd, type ObjectStream } from './pdf-texts.ts';

const space = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]{0,500}[\r\n]){0,50}`;
const addressAction = new RegExp(`/S${space}/URI${nameEnd}`);
/** What runs without a press: as the document or a page opens, and what follows such an action (ISO 32000-1, 12.6). */
const opening = new RegExp(`/(?:OpenAction|AA)${nameEnd}`, 'g');
const nextAction = new RegExp(`/(?:Next|PO|PC|PV|PI|O|C|E|X|D|U|Fo|Bl)${nameEnd}`, 'g');
const reference = new RegExp(`^${space}(\\d{1,10})[\\0\\s]{1,9}\\d{1,5}${space}R\\b`);
const dictionaryStart = new RegExp(`^${space}<<`);

/** Max length of an action, in characters; max openings and max references that are followed. */
const maxAction = 2000;
const maxOpenings = 200;
const maxFollowed = 50;

/**
 * Whether an action opens an address as the document or one of its pages opens. Links that a reader
 * has to press are usual in CVs.
 */
export function opensAddress(text: string, streams: readonly ObjectStream[]): boolean {
  let followed = 0;
  const runsAddress = (value: string): boolean => {
    const number = reference.exec(value)?.[1];
    if (number !== undefined) {
      followed += 1;
      return followed <= maxFollowed && findObjects(Number(number)).some(runsAddress);
    }
    const dictionary = readDictionary(value);
    if (addressAction.test(dictionary)) return true;
    return followValues(dictionary, nextAction).some(runsAddress);
  };
  const findObjects = (number: number): string[] => [
    ...followValues(text, new RegExp(`\\b0{0,9}${number}\\s{1,9}\\d{1,5}\\s{0,9}obj`, 'g')),
    ...streams.flatMap((stream) => findInStream(stream, number)),
  ];
  return [text, ...streams.map((stream) => stream.text)].some((part) =>
    followValues(part, opening).some(runsAddress),
  );
}

/** What follows each match, as long as an action may be. */
function followValues(text: string, key: RegExp): string[] {
  return text
    .matchAll(key)
    .take(maxOpenings)
    .map(({ 0: match, index }) => {
      const start = index + match.length;
      return text.slice(start, start + maxAction);
    })
    .toArray();
}

function findInStream({ text, first, numbers }: ObjectStream, number: number): string[] {
  const at = numbers.findIndex((value, index) => index % 2 === 0 && value === number);
  const place = first + (numbers[at + 1] ?? 0);
  return at < 0 ? [] : [text.slice(place, place + maxAction)];
}

/** The dictionary that the text begins with, to its end; empty where it begins with something else. */
function readDictionary(text: string): string {
  if (!dictionaryStart.test(text)) return '';
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/<<|>>/g)) {
    depth += bracket === '<<' ? 1 : -1;
    if (depth === 0) return text.slice(0, index);
  }
  return text;
}
