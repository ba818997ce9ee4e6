import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus into a field that somebody has asked for by a button. */
export function useFocusOnShow(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
