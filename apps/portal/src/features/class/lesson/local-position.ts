import type { LessonPosition } from '@stoa/machines/lesson-progress';
import { readStored, store } from '../../../app/storage.ts';
import { randomId } from '../../../app/random-id.ts';

const VISITOR = 'visitor';
const DEVICE_KEY = 'device-id';
const DEVICE_ID = /^[A-Za-z0-9_-]{8,64}$/;
const keyOf = (owner: string, lessonId: string): string => `lesson.${owner}.${lessonId}`;

/** Reads what was stored; nothing where it is not a position: storage is open to everybody on the device. */
export function parsePosition(text: string | undefined): LessonPosition | null {
  if (!text) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { positionSeconds, fraction, completed, deviceId, updatedAt } = value as Record<string, unknown>;
  const isSecond =
    positionSeconds === null || (Number.isInteger(positionSeconds) && (positionSeconds as number) >= 0);
  const isFraction = typeof fraction === 'number' && fraction >= 0 && fraction <= 1;
  const isInstant = typeof updatedAt === 'string' && !Number.isNaN(Date.parse(updatedAt));
  if (
    !isSecond ||
    !isFraction ||
    !isInstant ||
    typeof completed !== 'boolean' ||
    typeof deviceId !== 'string' ||
    !DEVICE_ID.test(deviceId)
  )
    return null;
  return { positionSeconds: positionSeconds as number | null, fraction, completed, deviceId, updatedAt };
}

/**
 * The place that this device remembers. What somebody looked at before signing in is theirs afterwards.
 * @param viewerId undefined for a visitor
 */
export function readPosition(viewerId: string | undefined, lessonId: string): LessonPosition | null {
  const own = viewerId ? parsePosition(readStored(keyOf(viewerId, lessonId))) : null;
  if (own) return own;
  const before = parsePosition(readStored(keyOf(VISITOR, lessonId)));
  if (before && viewerId) {
    storePosition(viewerId, lessonId, before);
    store(keyOf(VISITOR, lessonId), undefined);
  }
  return before;
}

export function storePosition(
  viewerId: string | undefined,
  lessonId: string,
  position: LessonPosition,
): void {
  store(keyOf(viewerId ?? VISITOR, lessonId), JSON.stringify(position));
}

/** Names this browser to the server, so that it can tell "further on another device" from here. Says nothing about the person. */
export function deviceId(): string {
  const kept = readStored(DEVICE_KEY);
  if (kept && DEVICE_ID.test(kept)) return kept;
  const fresh = `d-${randomId()}`;
  store(DEVICE_KEY, fresh);
  return fresh;
}
