import { useEffect, useRef, type RefObject } from 'react';

/** Brings the keyboard to the first field that is wrong, each time somebody tried to save. */
export function useFirstFault(tries: number): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tries > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return root;
}
