import type { AttemptAnswer } from '@stoa/machines/attempt';
import { readStored, store } from '../../app/storage.ts';

const ID = /^[0-8][0-9]{18}$/;
const KEY = /^[a-z]$/;
const keyOf = (viewerId: string, attemptId: string): string => `attempt.${viewerId}.${attemptId}`;

/** The answers that this device keeps of a person's attempt; nothing of what does not read like one. */
export function readAnswers(viewerId: string, attemptId: string): AttemptAnswer[] {
  try {
    const value: unknown = JSON.parse(readStored(keyOf(viewerId, attemptId)) ?? '[]');
    return Array.isArray(value) ? value.filter(isAnswer) : [];
  } catch {
    return [];
  }
}

export const storeAnswers = (viewerId: string, attemptId: string, answers: readonly AttemptAnswer[]): void =>
  store(keyOf(viewerId, attemptId), JSON.stringify(answers));

/** What was handed in is kept by the server alone. */
export const clearAnswers = (viewerId: string, attemptId: string): void =>
  store(keyOf(viewerId, attemptId), undefined);

function isPart(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { key, value: said } = value as Record<string, unknown>;
  return typeof key === 'string' && KEY.test(key) && typeof said === 'string';
}

function isFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { url, name, bytes } = value as Record<string, unknown>;
  return (
    typeof url === 'string' &&
    url.startsWith('/files/') &&
    typeof name === 'string' &&
    Number.isSafeInteger(bytes)
  );
}

/** Storage is open to everybody on the device. */
function isAnswer(value: unknown): value is AttemptAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { questionId, sequence, choice, text, parts, files, flagged, at } = value as Record<string, unknown>;
  return (
    typeof questionId === 'string' &&
    ID.test(questionId) &&
    Number.isInteger(sequence) &&
    (sequence as number) > 0 &&
    Array.isArray(choice) &&
    choice.every((key) => typeof key === 'string' && KEY.test(key)) &&
    typeof text === 'string' &&
    (parts === undefined || (Array.isArray(parts) && parts.every(isPart))) &&
    (files === undefined || (Array.isArray(files) && files.every(isFile))) &&
    typeof flagged === 'boolean' &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at))
  );
}
