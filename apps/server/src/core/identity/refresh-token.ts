import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { digest } from '../../platform/digest.ts';
import { randomPart } from './random.ts';

const TOKEN_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** An opaque refresh token, 256 bits. */
export const newRefreshToken = (): string => randomPart(TOKEN_BYTES).toString('base64url');
/** What the database knows of a token. */
export const hashToken = (token: string): Buffer => digest(token);

/** Locks a successor under its predecessor: only who holds the old token can read the new one. */
export function sealSuccessor(predecessor: string, successor: string): Buffer {
  const nonce = randomPart(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(predecessor), nonce);
  const text = Buffer.concat([cipher.update(successor, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @throws {Error} when the predecessor is not the one it was locked under */
export function openSuccessor(predecessor: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(predecessor), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8');
}

/** The token has 256 random bits: one HMAC makes a key of its own out of it. */
const keyOf = (token: string): Buffer =>
  createHmac('sha256', token).update('stoa refresh successor').digest();
