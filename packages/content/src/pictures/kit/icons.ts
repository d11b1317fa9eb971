import type { Ink } from './ink.ts';
import { painted, round, tag } from './svg.ts';

/** Line icons on a 24-unit field, for the interfaces inside the pictures. */
const icons = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  search: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM16 16l4.5 4.5',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  user: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4 21a8 8 0 0 1 16 0',
  users:
    'M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM2 20a7 7 0 0 1 14 0M16 5.5a3.5 3.5 0 0 1 0 6.5M18.5 14.5A7 7 0 0 1 22 20',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  right: 'M9 5l7 7-7 7',
  left: 'M15 5l-7 7 7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M12 19V5M6 11l6-6 6 6',
  into: 'M12 5v14M6 13l6 6 6-6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3.5v4M16 3.5v4',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  pin: 'M12 21c-4-4.5-6.5-7.5-6.5-11a6.5 6.5 0 0 1 13 0c0 3.5-2.5 6.5-6.5 11zM12 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z',
  truck:
    'M3 6h11v11H3zM14 10h4l3 3.5V17h-7M7 15.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM17 15.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  temperature: 'M10 5a2 2 0 0 1 4 0v8.5a4 4 0 1 1-4 0zM12 9v7',
  file: 'M6 3.5h8l4 4V20.5H6zM14 3.5V8h4M9 12.5h6M9 16h6',
  shield: 'M12 3.5l7 2.5v5.5c0 4-3 7-7 9c-4-2-7-5-7-9V6zM8.5 12l2.5 2.5 4.5-4.5',
  filter: 'M4 6h16M7 12h10M10 18h4',
  star: 'M12 4l2.5 5.2 5.5.7-4 3.9 1 5.6-5-2.7-5 2.7 1-5.6-4-3.9 5.5-.7z',
  heart:
    'M12 20C6 15.5 3.5 12.5 3.5 9a4.3 4.3 0 0 1 8.5-1a4.3 4.3 0 0 1 8.5 1c0 3.5-2.5 6.5-8.5 11z',
  bag: 'M4 8h16v12H4zM9 8V5h6v3M4 13h16',
  wallet:
    'M4 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6.5A2.5 2.5 0 0 1 6.5 4H17M16 13.5h.5',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.5M4.5 12h.5M4.5 18h.5',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  chart: 'M4 20h16M7 16v-5M12 16V6M17 16v-8',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  pen: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19z',
  box: 'M12 3.5l8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9',
  cog: 'M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2',
  swap: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  phone: 'M7 3h10v18H7zM11 18h2',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  warning: 'M12 4l9 16H3zM12 10v5M12 17.5v.5',
} as const;

export type IconName = keyof typeof icons;

/** An icon whose field has its upper left corner at x, y. */
export function icon(name: IconName, x: number, y: number, stroke: Ink, size = 24): string {
  const scale = size / 24;
  const resized = scale === 1 ? '' : `scale(${round(scale)})`;
  return tag('path', {
    ...painted({ stroke, width: 1.8 / Math.sqrt(scale) }),
    transform: `translate(${round(x)} ${round(y)})${resized}`,
    d: icons[name],
  });
}
