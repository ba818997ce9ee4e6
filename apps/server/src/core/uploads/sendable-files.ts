import { endingsOf, isFitting, mostBytes } from '@stoa/api/answer-files';
import type { FileTerms } from '@stoa/api/schema';
import { Problem } from '../../http/problem.ts';

/** The types of files that people who learn can send, with an answer or to their team. */
export const SENDABLE_TYPES = [...new Set(endingsOf({ kinds: [] }).values())];

/** Makes sure that a file may be sent. @throws {Problem} FILE_FORMAT, PAYLOAD_TOO_LARGE */
export function requireSendable(terms: FileTerms, file: { type: string; bytes: number }): void {
  if (file.bytes > mostBytes(terms, file.type))
    throw new Problem('PAYLOAD_TOO_LARGE', { limit: mostBytes(terms, file.type) });
  if (!isFitting(terms, file)) throw new Problem('FILE_FORMAT', { reason: 'ATTACHMENT' });
}
