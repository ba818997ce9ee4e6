import { useEffect } from 'react';
import type { RefObject } from 'react';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Brings the focus to a field by one key, unless somebody is typing or the field is not visible. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>, key: string | undefined): void {
  useEffect(() => {
    if (!key) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isField(event.target))
        return;
      if (!input.current?.checkVisibility()) return;
      event.preventDefault();
      input.current.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input, key]);
}
