import type { LiveChange, LiveInput, LiveSession } from '@stoa/api/schema';
import { clockIn, ruleOf, startOf, type LiveDraft } from '@stoa/machines/live-schedule';

const SECONDS_A_MINUTE = 60;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const USUAL_MINUTES = 60;

/** A session as it is edited. */
export function draftOf(live: LiveSession): LiveDraft {
  return {
    id: live.id,
    version: Number(live.version),
    title: live.title,
    summary: live.summary,
    lang: live.lang,
    languages: live.languages,
    ...clockIn(Date.parse(live.startsAt), live.timeZone),
    minutes: live.durationSeconds / SECONDS_A_MINUTE,
    timeZone: live.timeZone,
    audience: live.audience,
    zone: live.zone === '1' ? '1' : '2',
    coverUrl: live.coverUrl,
    coverUploadId: null,
    speakerIds: live.speakers.map(({ id }) => id),
    capacity: live.capacity,
    chatEnabled: live.chatEnabled,
    recording: live.recording,
    isOutside: true,
    roomUrl: live.roomUrl ?? '',
    repeat: null,
    series: live.series ?? null,
    scope: 'one',
  };
}

/** A new session: an hour, this time tomorrow, at the full hour. */
export function newDraft(now: number, timeZone: string, lang: string): LiveDraft {
  const tomorrow = Math.ceil((now + DAY_MS) / HOUR_MS) * HOUR_MS;
  return {
    id: null,
    version: 0,
    title: '',
    summary: '',
    lang,
    languages: [],
    ...clockIn(tomorrow, timeZone),
    minutes: USUAL_MINUTES,
    timeZone,
    audience: 1,
    zone: '2',
    coverUrl: null,
    coverUploadId: null,
    speakerIds: [],
    capacity: null,
    chatEnabled: true,
    recording: true,
    isOutside: true,
    roomUrl: '',
    repeat: null,
    series: null,
    scope: 'one',
  };
}

/** What the calls take: the cover is left out while it stays. */
function valuesOf(draft: LiveDraft) {
  const cover = draft.coverUploadId ?? (draft.coverUrl === null ? null : undefined);
  return {
    title: draft.title.trim(),
    summary: draft.summary.trim(),
    lang: draft.lang as LiveInput['lang'],
    languages: draft.languages as LiveInput['lang'][],
    startsAt: new Date(startOf(draft) ?? 0).toISOString(),
    durationSeconds: (draft.minutes ?? 0) * SECONDS_A_MINUTE,
    timeZone: draft.timeZone,
    audience: draft.audience,
    zone: draft.zone,
    ...(cover === undefined ? {} : { coverUploadId: cover }),
    speakerIds: [...draft.speakerIds],
    capacity: draft.capacity,
    chatEnabled: draft.chatEnabled,
    recording: draft.recording,
    roomUrl: draft.isOutside ? draft.roomUrl.trim() : null,
  } satisfies LiveInput;
}

/** A new session, or a series of them. */
export const inputOf = (draft: LiveDraft): LiveInput => ({
  ...valuesOf(draft),
  ...(draft.repeat
    ? { repeat: { rule: ruleOf(draft.repeat, draft.day), except: [...draft.repeat.except] } }
    : {}),
});

export const changeOf = (draft: LiveDraft): LiveChange => ({
  version: String(draft.version),
  ...valuesOf(draft),
});
