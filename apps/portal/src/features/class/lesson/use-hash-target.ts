import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Brings the part of the text that the address names into view, and the focus with it. */
export function useHashTarget(): void {
  const { hash, state } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(hash) : null;
    if (!target) return;
    // After the router has put the page where a new page begins.
    const frame = requestAnimationFrame(() => {
      target.scrollIntoView();
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
    // The state changes with every step: the same link followed again leads there again.
  }, [hash, state]);
}
