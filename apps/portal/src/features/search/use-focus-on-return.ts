import { useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

/** The link that had the focus, by the entry of the browser's history. */
const focused = new Map<string, string>();
const MAX_REMEMBERED = 50;

/** Gives the focus back to the link that was followed, when somebody comes back to a list. Takes the list's element. */
export function useFocusOnReturn(): (list: HTMLElement | null) => (() => void) | undefined {
  const key = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).state.__TSR_key ?? '',
  });
  return useCallback(
    (list) => {
      if (!list || key === '') return undefined;
      const href = focused.get(key);
      const link =
        href === undefined
          ? null
          : [...list.querySelectorAll('a')].find((candidate) => candidate.getAttribute('href') === href);
      if (link && document.activeElement === document.body) link.focus({ preventScroll: true });
      const remember = (event: Event) => {
        const followed = (event.target as Element).closest('a')?.getAttribute('href');
        if (!followed) return;
        focused.delete(key);
        focused.set(key, followed);
        for (const oldest of [...focused.keys()].slice(0, Math.max(0, focused.size - MAX_REMEMBERED)))
          focused.delete(oldest);
      };
      list.addEventListener('click', remember, { capture: true });
      return () => list.removeEventListener('click', remember, { capture: true });
    },
    [key],
  );
}
