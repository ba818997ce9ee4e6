/** A long secret in groups of four, as it is read aloud and typed. */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/gu)?.join(' ') ?? '';
