import { useState, type ComponentType, type RefObject } from 'react';
import type { EnlargedPictureProps } from './enlarged-picture.tsx';

/** The window of an enlarged picture, which is fetched with the first press. */
export function useEnlarged(frame: RefObject<HTMLElement | null>) {
  const [Enlarged, setEnlarged] = useState<ComponentType<EnlargedPictureProps>>();
  const [shown, setShown] = useState<{ index: number; width: number }>();
  return {
    Enlarged,
    /** Undefined while it is closed. */
    shown,
    /** Opens it with one of the pictures, or goes on to it. */
    open: (index: number, src: string) => {
      const images = [...(frame.current?.querySelectorAll('img') ?? [])];
      const image = images.find((one) => one.getAttribute('src') === src) ?? images[index];
      const width = image?.clientWidth ?? 0;
      import('./enlarged-picture.tsx').then(
        (loaded) => {
          setEnlarged(() => loaded.EnlargedPicture);
          setShown({ index, width });
        },
        // Without a connection the page goes on as it is.
        () => undefined,
      );
    },
    close: () => setShown(undefined),
  };
}
