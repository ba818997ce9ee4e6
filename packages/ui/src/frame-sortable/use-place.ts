import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { itemIn, scaleOf, type LoadedFrame } from './use-frame.ts';

/** Where an item of a frame is seen, in pixels of the window from the start of the frame's place. */
export interface ItemPlace {
  /** The frame itself. */
  x: number;
  width: number;
  height: number;
  /** The item in it; both are the same where it has no height. */
  start: number;
  end: number;
}

const isSame = (a: ItemPlace | undefined, b: ItemPlace | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    Object.entries(a).every(([key, value]) => b[key as keyof ItemPlace] === value));

/** Follows an item of a frame while it scrolls, grows and is moved. */
export function usePlace(
  place: RefObject<HTMLElement | null>,
  frame: LoadedFrame | undefined,
  id: string | undefined,
): ItemPlace | undefined {
  const [seen, setSeen] = useState<ItemPlace>();
  const measure = useCallback(() => {
    const around = place.current?.getBoundingClientRect();
    if (!frame || !around) return;
    const box = frame.element.getBoundingClientRect();
    const item = id === undefined ? undefined : itemIn(frame, id)?.getBoundingClientRect();
    const scale = scaleOf(frame);
    const top = box.y - around.y;
    const next: ItemPlace = {
      x: box.x - around.x,
      width: box.width,
      height: around.height,
      start: item ? top + item.top * scale : 0,
      end: item ? top + item.bottom * scale : 0,
    };
    setSeen((last) => (isSame(last, next) ? last : next));
  }, [place, frame, id]);
  // After each drawing: what stands above it may have another height.
  useLayoutEffect(measure);
  useEffect(() => {
    const around = place.current;
    if (!frame || !around) return undefined;
    let next = 0;
    // In the next frame of the screen: what is drawn now is measured already.
    const soon = () => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(measure);
    };
    const outside = new ResizeObserver(soon);
    outside.observe(around);
    outside.observe(frame.element);
    // Each document is observed by its own; a frame that was just taken away has no window any more.
    const view = frame.document.defaultView as typeof window | null;
    const inside = view && new view.ResizeObserver(soon);
    inside?.observe(frame.document.body);
    frame.document.addEventListener('scroll', measure, { passive: true });
    return () => {
      outside.disconnect();
      inside?.disconnect();
      cancelAnimationFrame(next);
      frame.document.removeEventListener('scroll', measure);
    };
  }, [place, frame, measure]);
  return seen;
}
