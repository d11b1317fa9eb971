import {
  ArrowRight,
  ArrowUp,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  FileText,
  Info,
  Menu,
  Pause,
  Play,
  RefreshCw,
  Search,
  Upload,
  WifiOff,
  X,
} from 'lucide';
import { Icon } from './icon.tsx';

export function ArrowRightIcon() {
  return <Icon node={ArrowRight} />;
}

export function ArrowUpIcon() {
  return <Icon node={ArrowUp} />;
}

export function ChevronDownIcon() {
  return <Icon node={ChevronDown} />;
}

export function ChevronLeftIcon() {
  return <Icon node={ChevronLeft} />;
}

export function ChevronRightIcon() {
  return <Icon node={ChevronRight} />;
}

export function CircleAlertIcon() {
  return <Icon node={CircleAlert} />;
}

export function CircleCheckIcon() {
  return <Icon node={CircleCheck} />;
}

export function FileTextIcon() {
  return <Icon node={FileText} />;
}

export function InfoIcon() {
  return <Icon node={Info} />;
}

export function MenuIcon() {
  return <Icon node={Menu} />;
}

export function PauseIcon() {
  return <Icon node={Pause} />;
}

export function PlayIcon() {
  return <Icon node={Play} />;
}

export function RefreshCwIcon() {
  return <Icon node={RefreshCw} />;
}

export function SearchIcon() {
  return <Icon node={Search} />;
}

export function UploadIcon() {
  return <Icon node={Upload} />;
}

export function WifiOffIcon() {
  return <Icon node={WifiOff} />;
}

export function XIcon() {
  return <Icon node={X} />;
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
