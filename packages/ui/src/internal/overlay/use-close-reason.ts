import { useEffect, useRef } from 'react';

/** Why an overlay closed. */
export type CloseReason = 'escapeKey' | 'outsidePress' | 'closePress';

/** Tells why an overlay closes; React Aria reports only that it does. */
export function useCloseReason(isOpen: boolean, onClose: ((reason: CloseReason) => void) | undefined) {
  const reason = useRef<CloseReason>('outsidePress');

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') reason.current = 'escapeKey';
    };
    const onPointerDown = () => {
      reason.current = 'outsidePress';
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [isOpen]);

  return {
    onOpenChange: (next: boolean) => {
      if (!next) onClose?.(reason.current);
    },
    closeByPress: () => onClose?.('closePress'),
  };
}
