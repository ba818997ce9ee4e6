import type { BulletinEntry, BulletinInput } from '@stoa/api/schema';
import type { BulletinDraft } from '@stoa/machines/bulletin-editor';
import { instantOf, localOf } from '../../../shared/local-instant.ts';

const DAY_MS = 86_400_000;
/** A notice as it is edited. */
export function draftOf({ id, version, content, startTime, endTime, status }: BulletinEntry): BulletinDraft {
  const start = localOf(new Date(startTime));
  const end = localOf(new Date(endTime));
  return {
    id,
    version,
    content: { ...content } as Record<string, string>,
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    isPublished: status === 1,
  };
}

/** A new notice: from now on, for a day. */
export function newDraft(now: number): BulletinDraft {
  const start = localOf(new Date(now));
  const end = localOf(new Date(now + DAY_MS));
  return {
    id: null,
    version: 0,
    content: {},
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    isPublished: true,
  };
}

/** What the call takes: texts that are empty are left out. */
export const inputOf = (draft: BulletinDraft): BulletinInput => ({
  content: Object.fromEntries(
    Object.entries(draft.content).flatMap(([code, text]) => (text.trim() ? [[code, text.trim()]] : [])),
  ),
  startTime: instantOf(draft.startDay, draft.startTime),
  endTime: instantOf(draft.endDay, draft.endTime),
  status: draft.isPublished ? 1 : 0,
});
