import { ArrowRight, CircleCheck, RefreshCw, Search } from 'lucide';
import { Icon } from './icon.tsx';

export function ArrowRightIcon() {
  return <Icon node={ArrowRight} />;
}

export function CircleCheckIcon() {
  return <Icon node={CircleCheck} />;
}

export function RefreshCwIcon() {
  return <Icon node={RefreshCw} />;
}

export function SearchIcon() {
  return <Icon node={Search} />;
}

/** The professional network in lucide's style, which has no brands. */
export function LinkedInIcon() {
  return (
    <Icon
      node={[
        [
          'path',
          {
            d: 'M4 10v10M4 4.5v.01M9.5 20V10m0 4.5a4.5 4.5 0 0 1 4.5-4.5 4.5 4.5 0 0 1 4.5 4.5V20',
          },
        ],
      ]}
    />
  );
}

/** The photo-sharing network in lucide's style, which has no brands. */
export function InstagramIcon() {
  return (
    <Icon
      node={[
        ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '5' }],
        ['circle', { cx: '12', cy: '12', r: '4' }],
        ['path', { d: 'M17 7v.01' }],
      ]}
    />
  );
}
