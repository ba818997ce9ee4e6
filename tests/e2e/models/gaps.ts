import type { MachineId } from '@stoa/machines/details';

/** Transitions that no walk in a browser takes, and why. One that is taken after all has to leave this list. */
export const GAPS: Partial<Record<MachineId, Readonly<Record<string, string>>>> = {
  routeGuard: {},
};
