import { useEffect, useState, type RefObject } from 'react';
import { idAround, type LoadedFrame } from './use-frame.ts';

const areTools = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-sort-tools]') !== null;

/** The item of a frame that a mouse or a pen points at, and still while the pointer is on what stands over the frame. */
export function usePointed(
  place: RefObject<HTMLElement | null>,
  frame: LoadedFrame | undefined,
): [pointed: string | undefined, clear: () => void] {
  const [pointed, setPointed] = useState<string>();
  useEffect(() => {
    const around = place.current;
    if (!frame || !around) return undefined;
    // Whoever is at the tools by keyboard does not lose them to a mouse that is touched.
    let isAtTools = false;
    let isTabbing = false;
    const onKeyDown = ({ target, key, ctrlKey, metaKey }: KeyboardEvent) => {
      isTabbing = key === 'Tab';
      // Undo is pressed by whoever drags, too.
      if (!ctrlKey && !metaKey) isAtTools = areTools(target);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      isAtTools = isTabbing && areTools(target);
    };
    const onPointerDown = () => {
      isTabbing = false;
      isAtTools = false;
    };
    const onMove = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch' && !isAtTools) setPointed(idAround(target));
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const whole of [document, frame.document]) {
      whole.addEventListener('keydown', onKeyDown, { signal, capture: true });
      whole.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
    }
    document.addEventListener('focusin', onFocusIn, { signal });
    frame.document.addEventListener('pointermove', onMove, { signal });
    around.addEventListener('pointerleave', () => setPointed(undefined), { signal });
    return () => listeners.abort();
  }, [place, frame]);
  return [pointed, () => setPointed(undefined)];
}
