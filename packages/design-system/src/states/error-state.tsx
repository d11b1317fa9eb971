import { CircleAlert, WifiOff } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { StatePanel } from './state-panel.tsx';

interface ErrorStateProps {
  title: string;
  /** What happened, and that nothing is lost. */
  children?: ReactNode;
  /** The connection is what failed. */
  offline?: boolean;
  /** At least a button 'Try again'. */
  actions: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** Something could not be loaded. Announced when it appears. */
export function ErrorState({ offline = false, ...rest }: ErrorStateProps) {
  const icon = offline ? <Icon node={WifiOff} /> : <Icon node={CircleAlert} />;
  return (
    <div role="alert">
      <StatePanel icon={icon} tone="error" {...rest} />
    </div>
  );
}
