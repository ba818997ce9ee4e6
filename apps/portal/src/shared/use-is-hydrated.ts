import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether a component may show what only this browser knows. False on the server and while its page is hydrated, which
 * has to come out the same; what is mounted later is true at once.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
