import { useInsertionEffect } from 'react';

/**
 * Paints the page in the school's colour, light and dark. The document brings the colour of the school that it was
 * asked for; the code that makes one is loaded for what follows.
 */
export function BrandColor({ color }: { color: string }) {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    let isGone = false;
    void import('@stoa/ui/theme/brand')
      .then(({ brandCss }) => {
        if (isGone) return;
        sheet.replaceSync(brandCss(color));
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      })
      // Not a colour, or no connection: the page keeps the colours that it has.
      .catch(() => undefined);
    return () => {
      isGone = true;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [color]);
  return null;
}
