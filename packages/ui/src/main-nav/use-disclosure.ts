import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

/**
 * A button that shows and hides a panel of links or choices. It closes by Escape (the focus goes back to the
 * button), by a press elsewhere, and when the focus leaves. Small on purpose: it is part of every page's head.
 *
 * Spread `rootProps` on the element around both, `triggerProps` on the button, and give the panel `panelId`.
 */
export function useDisclosure<Root extends HTMLElement = HTMLDivElement>() {
  const root = useRef<Root>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const rootProps = {
    ref: root,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      event.stopPropagation();
      setOpen(false);
      trigger.current?.focus();
    },
    onBlur: (event: FocusEvent) => {
      const goesTo = event.relatedTarget;
      if (goesTo instanceof Node && !event.currentTarget.contains(goesTo)) setOpen(false);
    },
  };
  const triggerProps = {
    ref: trigger,
    'aria-expanded': isOpen,
    'aria-controls': panelId,
    onClick: () => setOpen((wasOpen) => !wasOpen),
  };
  return { isOpen, setOpen, panelId, rootProps, triggerProps };
}
