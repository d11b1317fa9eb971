import { columns, meter, ring, trend } from '../kit/charts.ts';
import { avatar, badge, card, chip, rule } from '../kit/controls.ts';
import { browser } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import type { IconName } from '../kit/icons.ts';
import { rect, text } from '../kit/shapes.ts';

type Module = readonly [name: string, icon: IconName, open: string, task: string];

const modules: readonly Module[] = [
  ['Finance', 'wallet', '12', 'journals to approve'],
  ['Procurement', 'bag', '31', 'orders awaiting goods'],
  ['Inventory', 'box', '8', 'items below minimum'],
  ['Production', 'cog', '4', 'work orders late'],
  ['Sales', 'chart', '56', 'quotes open'],
  ['Payroll', 'users', '1', 'run due on Friday'],
];

export function aotModules(): string {
  return browser(
    { address: 'erp.aot.example/home', ground: 'well' },
    rect(0, 0, 1280, 64, { fill: 'card' }),
    rule(0, 1280, 64),
    text(40, 40, 'AOT ERP', { size: 20, weight: 700 }),
    rect(400, 12, 480, 40, { radius: 20, fill: 'well' }),
    icon('search', 418, 22, 'quiet', 20),
    text(450, 37, 'Find an order, an item or a person', { fill: 'quiet' }),
    icon('bell', 1152, 20, 'quiet'),
    avatar([1220, 32, 18], 'DK', 'brand'),
    text(40, 128, 'Plant 2, period 7', { size: 28, weight: 600, spacing: -0.5 }),
    chip([296, 106], 'Period closes in 3 days', 'accent'),
    text(1240, 128, 'Last sync with shop floor 09:38', { fill: 'quiet', anchor: 'end' }),
    ...modules.map(moduleTile),
  );
}

function moduleTile([name, sign, open, task]: Module, index: number): string {
  const x = 40 + (index % 3) * 408;
  const y = 160 + Math.floor(index / 3) * 288;
  return (
    card(x, y, 384, 264, 20) +
    badge([x + 24, y + 24, 48], sign, index === 0 ? 'brand' : 'soft') +
    text(x + 88, y + 55, name, { size: 20, weight: 600 }) +
    icon('right', x + 340, y + 36, 'quiet', 20) +
    (gauges[index]?.(x + 24, y + 96) ?? '') +
    rule(x + 24, x + 360, y + 204) +
    text(x + 24, y + 239, open, { size: 17, weight: 700 }) +
    text(x + 24 + open.length * 11 + 8, y + 239, task, { fill: 'quiet' })
  );
}

/** What each module shows at a glance, in the order of the modules. */
const gauges: readonly ((x: number, y: number) => string)[] = [
  (x, y) =>
    trend([5, 6, 5.5, 7, 6.8, 8.2, 9], [x, y, 208, 88], { top: 10 }) +
    text(x + 336, y + 36, '$41.6 m', { size: 22, weight: 600, anchor: 'end' }) +
    text(x + 336, y + 60, 'cash position', { size: 14, fill: 'quiet', anchor: 'end' }),
  (x, y) =>
    ['Ordered', 'Shipped', 'Received']
      .map(
        (step, at) =>
          text(x, y + 18 + at * 32, step, { size: 14, fill: 'quiet' }) +
          meter([x + 88, y + 9 + at * 32, 248, 12], [0.92, 0.64, 0.41][at] ?? 0, 'half'),
      )
      .join(''),
  (x, y) =>
    columns([8, 7, 6, 5, 4.2, 3.4, 2.6, 1.8, 6.5, 6, 5.4, 5], [x, y, 336, 80], {
      top: 8,
      lit: 7,
    }) + rule(x, x + 336, y + 80),
  (x, y) =>
    ring([x + 44, y + 42, 36], 0.87, { width: 10 }) +
    text(x + 108, y + 36, '87% of plan', { size: 20, weight: 600 }) +
    text(x + 108, y + 62, '1,742 of 2,000 units this week', { size: 14, fill: 'quiet' }),
  (x, y) =>
    ['Quote', 'Order', 'Invoice']
      .map((step, at) => {
        const width = [152, 104, 64][at] ?? 0;
        const left = x + ([0, 160, 272][at] ?? 0);
        return (
          rect(left, y + 12, width, 44, { radius: 10, fill: at === 2 ? 'brand' : 'shade' }) +
          text(left + 2, y + 80, step, { size: 14, fill: 'quiet' })
        );
      })
      .join(''),
  (x, y) =>
    ['RS', 'AN', 'VK', 'JM', 'TP']
      .map((initials, at) =>
        avatar([x + 24 + at * 54, y + 40, 22], initials, at === 2 ? 'accent' : 'soft'),
      )
      .join('') + text(x + 336, y + 46, '+ 307', { size: 18, weight: 600, anchor: 'end' }),
];
