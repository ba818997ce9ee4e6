import type { SiteLook } from '@stoa/api/schema';
import { brandCss } from '@stoa/ui/theme/brand';
import { lookCss } from '@stoa/ui/theme/look';

/**
 * The colour and the look of a school as a style sheet for the whole document.
 * @throws RangeError when `color` is not a hex colour
 */
export const siteCss = (color: string, look: SiteLook = {}): string => brandCss(color) + lookCss(look);

const STANDARD_ICON = '/favicon.svg';

/** Gives the browser's tab the icon of a school, or the portal's own. */
export function showIcon(address: string | undefined): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = address ?? STANDARD_ICON;
  if (!link || link.getAttribute('href') === href) return;
  if (address) link.removeAttribute('type');
  else link.type = 'image/svg+xml';
  link.href = href;
}
