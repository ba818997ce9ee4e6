import { useIsHydrated } from '../use-is-hydrated.ts';
import { canHavePasskeys } from './passkey.ts';

/** Whether this browser can have passkeys; the server, which does not know it, takes it for one of the most. */
export const useCanHavePasskeys = (): boolean => !useIsHydrated() || canHavePasskeys();
