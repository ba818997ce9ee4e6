/** Names of delays that several machines have. */
export const DELAYS = {
  autosave: 'Pause before saving',
  backOff: 'Pause before another try',
  pollInterval: 'Time between questions',
  revokeLimit: 'Limit for revoking',
  tick: 'One second',
} as const satisfies Record<string, string>;
