import { useEffect } from 'react';

/** Prints the page in the light theme, whichever is on the screen: paper is white. */
export function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let shown: string | undefined;
    const toLight = () => {
      shown = dataset.theme;
      dataset.theme = 'light';
    };
    const back = () => {
      if (shown === undefined) delete dataset.theme;
      else dataset.theme = shown;
    };
    addEventListener('beforeprint', toLight);
    addEventListener('afterprint', back);
    return () => {
      removeEventListener('beforeprint', toLight);
      removeEventListener('afterprint', back);
    };
  }, []);
}
