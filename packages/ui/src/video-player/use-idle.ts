import { useCallback, useEffect, useRef, useState } from 'react';

/** Without a sign of life the controls withdraw after this. */
const IDLE_AFTER_MS = 2800;

/** True when nobody has moved, touched or pressed anything for a while; only while `canIdle`. */
export function useIdle(canIdle: boolean) {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wake = useCallback(() => {
    setIdle(false);
    clearTimeout(timer.current);
    if (canIdle) timer.current = setTimeout(() => setIdle(true), IDLE_AFTER_MS);
  }, [canIdle]);
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [wake]);
  return { isIdle: isIdle && canIdle, wake };
}
