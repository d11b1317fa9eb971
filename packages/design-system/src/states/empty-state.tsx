import { Search } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { StatePanel } from './state-panel.tsx';

interface EmptyStateProps {
  title: string;
  /** What the visitor can do next. */
  children?: ReactNode;
  icon?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** A list without entries, or a page whose subject is not to be found. */
export function EmptyState({ icon = <Icon node={Search} />, ...rest }: EmptyStateProps) {
  return <StatePanel icon={icon} {...rest} />;
}
