import { useInsertionEffect } from 'react';
import { brandCss } from '@stoa/ui/theme/brand';


/** Paints the page in the school's colour, light and dark; before anything is drawn, so that nothing flashes. */
export function BrandColor({ color }: { color: string }) {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    try {
      sheet.replaceSync(brandCss(color));
    } catch {
      // Not a colour: the portal keeps its own.
      return;
    }
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [color]);
  return null;
}
