import { useEffect, useEffectEvent } from 'react';

/** Keys of an attempt. With Alt and Shift, so that they are free for what people type; by their place on the keyboard. */
export function useAttemptKeys(keys: {
  onNext: () => void;
  onPrevious: () => void;
  onFlag: () => void;
}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    const action = { KeyN: keys.onNext, KeyP: keys.onPrevious, KeyF: keys.onFlag }[event.code];
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
