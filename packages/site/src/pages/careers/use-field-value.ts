import { useLayoutEffect, useRef } from 'react';

/**
 * A ref for a field that shows `value` whenever that changes, and what the visitor makes of it in
 * between. Its `defaultValue` is the same value.
 */
export function useFieldValue<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null);
  const last = useRef(value);
  useLayoutEffect(() => {
    if (field.current && last.current !== value) field.current.value = value;
    last.current = value;
  }, [value]);
  return field;
}
