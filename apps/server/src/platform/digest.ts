import { createHash } from 'node:crypto';

/** SHA-256 of a secret: what the database keeps of it. */
export const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
