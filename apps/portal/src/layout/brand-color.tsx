import type { SiteLook } from '@stoa/api/schema';
import { useInsertionEffect } from 'react';

/**
 * Paints the page in the school's colour, light and dark, and gives it its look. The document brings those of the school
 * that it was asked for; the code that makes them is loaded for what follows.
 */
export function BrandColor({ color, look }: { color: string; look: SiteLook | undefined }) {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    let isGone = false;
    void import('./site-css.ts')
      .then(({ siteCss, showIcon }) => {
        if (isGone) return;
        showIcon(look?.iconUrl);
        sheet.replaceSync(siteCss(color, look));
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      })
      // Not a colour, or no connection: the page keeps the colours that it has.
      .catch(() => undefined);
    return () => {
      isGone = true;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [color, look]);
  return null;
}
