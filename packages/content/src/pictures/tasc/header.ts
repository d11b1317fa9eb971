import { button, rule } from '../kit/controls.ts';
import { path, rect, text } from '../kit/shapes.ts';

/** The site's head in English: the two facing angles are its sign. */
export const tascHeader =
  rect(0, 0, 1280, 64, { fill: 'card' }) +
  rule(0, 1280, 64) +
  path('M60 22L50 32L60 42', { stroke: 'brand', width: 4 }) +
  path('M66 22L76 32L66 42', { stroke: 'accent', width: 4 }) +
  text(92, 38, 'tasc', { size: 20, weight: 700 }) +
  text(212, 38, 'Jobs', { weight: 600, fill: 'brandText' }) +
  text(276, 38, 'Companies', { fill: 'quiet' }) +
  text(384, 38, 'My applications', { fill: 'quiet' }) +
  text(1068, 38, 'العربية', { size: 16, fill: 'brandText', anchor: 'end' }) +
  button([1092, 12, 140, 40], 'Upload CV', 'soft');

/** The same head from right to left. */
export const tascHeaderArabic =
  rect(0, 0, 1280, 64, { fill: 'card' }) +
  rule(0, 1280, 64) +
  path('M1214 22L1204 32L1214 42', { stroke: 'brand', width: 4 }) +
  path('M1220 22L1230 32L1220 42', { stroke: 'accent', width: 4 }) +
  text(1188, 38, 'tasc', { size: 20, weight: 700, anchor: 'end' }) +
  text(1068, 38, 'الوظائف', { size: 16, weight: 600, fill: 'brandText', rightToLeft: true }) +
  text(972, 38, 'الشركات', { size: 16, fill: 'quiet', rightToLeft: true }) +
  text(876, 38, 'طلباتي', { size: 16, fill: 'quiet', rightToLeft: true }) +
  text(212, 38, 'English', { fill: 'brandText' }) +
  button([48, 12, 140, 40], 'حمّل سيرتك', 'soft');
