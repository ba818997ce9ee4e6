import type { CommunityPost, PostActivity, PostActivityInput, PostKind } from '@stoa/api/schema';
import { countCharacters } from '../count-characters.ts';
import { instantOf, localOf } from '../local-instant.ts';
import { POST_TEXT_MAX, typedOf } from './post-text.ts';

export const SEATS_MAX = 100_000;

/** A post as it is typed. Times are of the zone of whoever types. */
export interface PostDraft {
  kind: PostKind;
  title: string;
  text: string;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  place: string;
  /** Null for any number. */
  capacity: number | null;
}

export const emptyPost = (): PostDraft => ({
  kind: 'discussion',
  title: '',
  text: '',
  startDay: '',
  startTime: '',
  endDay: '',
  endTime: '',
  place: '',
  capacity: null,
});

/** A post that is to be changed. */
export function postDraftOf({ kind, title, body, activity }: CommunityPost): PostDraft {
  const typed = { ...emptyPost(), kind, title, text: typedOf(body) };
  if (!activity) return typed;
  const [start, end] = [localOf(new Date(activity.startsAt)), localOf(new Date(activity.endsAt))];
  return {
    ...typed,
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    place: activity.place ?? '',
    capacity: activity.seats.capacity,
  };
}

export interface PostProblems {
  title?: 'missing';
  text?: 'missing' | 'long';
  times?: 'missing' | 'order';
}

/** What keeps a post from being sent. */
export function problemsOf(draft: PostDraft): PostProblems {
  const problems: PostProblems = {};
  if (draft.title.trim() === '') problems.title = 'missing';
  if (draft.text.trim() === '') problems.text = 'missing';
  else if (countCharacters(draft.text) > POST_TEXT_MAX) problems.text = 'long';
  if (draft.kind !== 'activity') return problems;
  const { startDay, startTime, endDay, endTime } = draft;
  if (!startDay || !startTime || !endDay || !endTime) problems.times = 'missing';
  else if (instantOf(endDay, endTime) <= instantOf(startDay, startTime)) problems.times = 'order';
  return problems;
}

/** When and where, as it is sent. @param before keeps from when people sign up */
export const activityOf = (draft: PostDraft, before: PostActivity | null): PostActivityInput => ({
  opensAt: before?.opensAt ?? null,
  startsAt: instantOf(draft.startDay, draft.startTime),
  endsAt: instantOf(draft.endDay, draft.endTime),
  place: draft.place.trim() || null,
  capacity: draft.capacity,
});
