import { THEMES, type Theme } from '../../../portal/src/app/theme.ts';

/** The colours that were chosen in the portal or here. */
export function firstTheme(): Theme {
  const stored = /(?:^|; )stoa-theme=([^;]*)/.exec(document.cookie)?.[1];
  return THEMES.find((theme) => theme === stored) ?? 'system';
}
