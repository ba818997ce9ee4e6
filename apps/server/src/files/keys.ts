/** Below which a store takes what nobody has looked at yet. */
export const QUARANTINE_PREFIX = 'quarantine/';
/** Below which lies what arrives in pieces. */
export const SENDING_PREFIX = 'sending/';
/** Where the pieces of a file lie before it is whole. */
export const sendingKey = (key: string): string => `${SENDING_PREFIX}${key.split('/').slice(1).join('/')}`;
