import { useCallback, useEffect, useState } from 'react';

/** What of a key event decides. */
type ShortcutEvent = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

/**
 * Whether the keys open the palette: Ctrl or Cmd with K. On keyboards of other scripts the key gives another
 * letter, so there its place counts.
 */
export function isPaletteShortcut(event: ShortcutEvent): boolean {
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return false;
  if (event.repeat || event.isComposing) return false;
  const isLatin = /^[a-z]$/i.test(event.key);
  return isLatin ? event.key.toLowerCase() === 'k' : event.code === 'KeyK';
}

/** Options of `useCommandPalette`. */
export interface CommandPaletteOptions {
  /** The keys do nothing: in an exam, or where the reader switched them off. @default false */
  isDisabled?: boolean;
}

/**
 * Holds whether the palette is open, and opens it by Ctrl or Cmd with K from anywhere in the page. An open palette closes
 * itself by the same keys: before it is drawn they are pressed again because nothing has happened, not to close it.
 */
export function useCommandPalette({ isDisabled = false }: CommandPaletteOptions = {}) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isDisabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteShortcut(event) || event.defaultPrevented) return;
      // Browsers would go to their address bar.
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isDisabled]);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, open, close };
}
