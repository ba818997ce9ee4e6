import { useSyncExternalStore } from 'react';
import { storeCookie } from './storage.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

const THEME_COOKIE = 'stoa-theme';
const listeners = new Set<() => void>();

function current(): Theme {
  const value = document.documentElement.dataset.theme;
  return THEMES.find((theme) => theme === value) ?? 'system';
}

/** Shows the page in a theme; the server reads the cookie and sends the next page in it, so nothing flashes. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  storeCookie(THEME_COOKIE, theme);
  for (const listener of listeners) listener();
}

/** The chosen theme: `system` follows the device. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    () => 'system',
  );
}
