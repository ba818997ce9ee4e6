import type { Name } from '../shared/machine-details.ts';

/** Names of delays that several machines have. */
export const DELAYS = {
  backOff: /*i18n*/ { id: 'machine.delay.backOff', message: 'Pause before another try' },
  pollInterval: /*i18n*/ { id: 'machine.delay.pollInterval', message: 'Time between questions' },
  revokeLimit: /*i18n*/ { id: 'machine.delay.revokeLimit', message: 'Limit for revoking' },
  tick: /*i18n*/ { id: 'machine.delay.tick', message: 'One second' },
} as const satisfies Record<string, Name>;
