import type { IconNode } from 'lucide';

/** The professional network in lucide's style, which has no brands. */
export const LinkedIn: IconNode = [
  [
    'path',
    { d: 'M4 10v10M4 4.5v.01M9.5 20V10m0 4.5a4.5 4.5 0 0 1 4.5-4.5 4.5 4.5 0 0 1 4.5 4.5V20' },
  ],
];

/** The photo-sharing network in lucide's style, which has no brands. */
export const Instagram: IconNode = [
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '5' }],
  ['circle', { cx: '12', cy: '12', r: '4' }],
  ['path', { d: 'M17 7v.01' }],
];
