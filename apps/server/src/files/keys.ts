/** Below which a store takes what nobody has looked at yet. */
export const QUARANTINE_PREFIX = 'quarantine/';
