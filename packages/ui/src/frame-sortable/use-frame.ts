import { useEffect, useState, type RefObject } from 'react';

/** A frame with the document that is in it now. */
export interface LoadedFrame {
  element: HTMLIFrameElement;
  document: Document;
}

/** The frame in a place, again when it has loaded another document. */
export function useFrame(place: RefObject<HTMLElement | null>): LoadedFrame | undefined {
  const [frame, setFrame] = useState<LoadedFrame>();
  useEffect(() => {
    const around = place.current;
    const look = () => {
      const element = around?.querySelector('iframe');
      if (element?.contentDocument) setFrame({ element, document: element.contentDocument });
    };
    look();
    // It does not bubble.
    around?.addEventListener('load', look, true);
    return () => around?.removeEventListener('load', look, true);
  }, [place]);
  return frame;
}

/** The element of an item in a frame. */
export const itemIn = ({ document }: LoadedFrame, id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-sort-id="${CSS.escape(id)}"]`);

/** The id of the item that something in a frame belongs to. */
export const idAround = (target: EventTarget | null): string | undefined =>
  (target as Element | null)?.closest?.<HTMLElement>('[data-sort-id]')?.dataset['sortId'];

/** How many pixels of the window one of the frame takes. */
export const scaleOf = ({ element }: LoadedFrame): number =>
  element.offsetWidth === 0 ? 1 : element.getBoundingClientRect().width / element.offsetWidth;

/** How far down the frame shows, by pixels of its own. */
export function scrollFrame({ document }: LoadedFrame, by: number): void {
  document.defaultView?.scrollBy({ top: by, behavior: 'instant' });
}
