import { useEffect } from 'react';

/** Keeps the field that is typed in within sight when a phone's keyboard takes its part of the page. */
export function useVisibleField(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const showField = () => {
      const field = document.activeElement;
      if (field?.matches('input, textarea, select')) field.scrollIntoView({ block: 'nearest' });
    };
    viewport?.addEventListener('resize', showField);
    return () => viewport?.removeEventListener('resize', showField);
  }, []);
}
