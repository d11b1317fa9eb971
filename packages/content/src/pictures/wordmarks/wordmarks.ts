import { arc } from '../kit/charts.ts';
import { circle, path, rect } from '../kit/shapes.ts';
import { wordmark } from './wordmark.ts';

/** A coin over a counter; the two A's stand as mountains. */
export function maabWordmark(): string {
  const coin = circle(13, -7, 6, { fill: 'quiet' });
  const counter = path('M2 4.5H24M6 13H20', { stroke: 'quiet', width: 4.5 });
  return wordmark({
    letters: ['M', 'Λ', 'Λ', 'B'],
    size: 21,
    stroke: 3.8,
    spacing: 6,
    sign: { width: 26, drawn: coin + counter },
  });
}

/** Two angles, one for each direction of reading. */
export function tascWordmark(): string {
  const angles = path('M12 -11L2 0L12 11M18 -11L28 0L18 11', { stroke: 'quiet', width: 4 });
  return wordmark({
    letters: ['T', 'Λ', 'S', 'C'],
    size: 20,
    stroke: 3.6,
    spacing: 9,
    sign: { width: 30, drawn: angles },
  });
}

/** A dial, three quarters of the way round. */
export function aspireWordmark(): string {
  const center = [12, 1, 11] as const;
  const dial =
    path(arc(center, [-0.36, 0.2]), { stroke: 'quiet', width: 4 }) +
    circle(21, 7.5, 3.4, { fill: 'quiet' });
  return wordmark({
    letters: ['A', 'S', 'P', 'I', 'R', 'E'],
    size: 18,
    stroke: 3.2,
    spacing: 8,
    sign: { width: 24, drawn: dial },
  });
}

/** Two links of a chain that share a middle. */
export function itradenetworkWordmark(): string {
  const links =
    rect(1, -6, 16, 12, { radius: 6, stroke: 'quiet', width: 3 }) +
    rect(11, -6, 16, 12, { radius: 6, stroke: 'quiet', width: 3 });
  return wordmark({
    letters: ['i', 'T', 'r', 'a', 'd', 'e', 'N', 'e', 't', 'w', 'o', 'r', 'k'],
    size: 14.5,
    stroke: 2.5,
    spacing: 3.8,
    sign: { width: 28, drawn: links },
  });
}

/** A block seen from its corner, its top face filled. */
export function aotWordmark(): string {
  const cube =
    path('M15 -14L29 -7L15 0L1 -7Z', { fill: 'quiet', stroke: 'quiet', width: 2 }) +
    path('M1 0V8L15 15L29 8V0M15 7V15', { stroke: 'quiet', width: 3.6 });
  return wordmark({
    letters: ['A', 'O', 'T'],
    size: 22,
    stroke: 4.4,
    spacing: 7,
    sign: { width: 30, drawn: cube },
  });
}

/** Round, square and open: three letters of one circle, with a seat taken in the first. */
export function odcWordmark(): string {
  const ring =
    circle(15, 0, 13, { stroke: 'quiet', width: 4.6 }) + circle(15, 0, 4.2, { fill: 'quiet' });
  return wordmark({
    letters: ['D', 'C'],
    size: 26,
    stroke: 4.6,
    spacing: 6.5,
    sign: { width: 29, drawn: ring },
  });
}

/** A page of a calendar with a cross on it; the two E's are lines of its list. */
export function jseeWordmark(): string {
  const page =
    rect(1, -11, 26, 24, { radius: 6, stroke: 'quiet', width: 3.4 }) +
    path('M8 -15V-9M20 -15V-9', { stroke: 'quiet', width: 3.4 }) +
    path('M14 -4V8M8 2H20', { stroke: 'quiet', width: 3.6 });
  return wordmark({
    letters: ['J', 'S', 'Ξ', 'Ξ'],
    size: 21,
    stroke: 3.8,
    spacing: 8.5,
    sign: { width: 28, drawn: page },
  });
}

/** An endless line. */
export function infinteWordmark(): string {
  const endless = path(
    'M19 0C14 -7 11 -9 8 -9A9 9 0 0 0 8 9C11 9 14 7 19 0S27 -9 30 -9A9 9 0 0 1 30 9C27 9 24 7 19 0Z',
    { stroke: 'quiet', width: 4 },
  );
  return wordmark({
    letters: ['I', 'n', 'f', 'i', 'n', 't', 'e'],
    size: 21,
    stroke: 3.4,
    spacing: 5.6,
    sign: { width: 38, drawn: endless },
  });
}
