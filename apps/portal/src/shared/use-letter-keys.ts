import { useEffect, useEffectEvent } from 'react';

/**
 * Keys of a page. With Alt and Shift, so that they are free for what people type.
 * @param actions by the place of the key on the keyboard, as `KeyN`
 */
export function useLetterKeys(actions: Readonly<Partial<Record<string, () => void>>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    const action = actions[event.code];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
