import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface LoadingProps {
  /** What is loading, for those who hear it: 'Loading jobs'. */
  label: string;
  children: ReactNode;
}

/** Announces that something is loading while skeletons keep its place. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
