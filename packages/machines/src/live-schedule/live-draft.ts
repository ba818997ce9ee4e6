import { checkText, lengthOf, onlyProblems } from '../shared/field-rules.ts';
import { repeatProblems, type LiveRepeat, type LiveRepeatField } from './live-repeat.ts';
import { instantIn } from './zoned-time.ts';

/** As the contract bounds them. */
export const LIVE_LENGTHS = { title: 200, summary: 500, roomUrl: 2048 } as const;
export const LIVE_MINUTES = { min: 5, max: 480 } as const;
export const LIVE_SEATS_MAX = 100_000;
const MINUTE_MS = 60_000;
/** How far ahead a session starts. */
export const LIVE_AHEAD_MS = { min: 5 * MINUTE_MS, max: 366 * 24 * 60 * MINUTE_MS } as const;

/** A live session as it is edited. Day and time are those of its zone. */
export interface LiveDraft {
  /** Null for a new one. */
  id: string | null;
  version: number;
  title: string;
  summary: string;
  lang: string;
  languages: readonly string[];
  /** YYYY-MM-DD, empty where it is not chosen yet. */
  day: string;
  /** HH:mm. */
  time: string;
  minutes: number | null;
  timeZone: string;
  audience: 1 | 2 | 3;
  zone: '1' | '2';
  coverUrl: string | null;
  /** The upload that becomes the cover; null where no other one was chosen. */
  coverUploadId: string | null;
  speakerIds: readonly string[];
  /** Null for any number. */
  capacity: number | null;
  chatEnabled: boolean;
  recording: boolean;
  /** It is held in an outside room. */
  isOutside: boolean;
  roomUrl: string;
  /** How a new one repeats; null for once. */
  repeat: LiveRepeat | null;
  /** Its place in its series; null outside of one. */
  series: { id: string; position: number; total: number } | null;
  /** What a change is meant for. */
  scope: LiveScope;
}

/** A session alone, or also those after it in its series. */
export type LiveScope = 'one' | 'following';

export type LiveField = 'title' | 'summary' | 'start' | 'minutes' | 'capacity' | 'roomUrl' | LiveRepeatField;
export type LiveFieldProblem =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'TOO_SOON'
  | 'TOO_FAR'
  | 'OUT_OF_RANGE'
  | 'NOT_HTTPS'
  | 'BEFORE_START';
export type LiveFieldProblems = Readonly<Partial<Record<LiveField, LiveFieldProblem>>>;

/** The start of a draft, ms since 1970; null where it is not complete. */
export const startOf = ({
  day,
  time,
  timeZone,
}: Pick<LiveDraft, 'day' | 'time' | 'timeZone'>): number | null => instantIn(day, time, timeZone);

/** What has to be mended before a session can be saved, by field. A start that stays is right whenever it is. */
export const liveProblems = (draft: LiveDraft, saved: LiveDraft): LiveFieldProblems =>
  onlyProblems<LiveFieldProblems>({
    title: checkText(draft.title, LIVE_LENGTHS.title),
    summary: lengthOf(draft.summary.trim()) > LIVE_LENGTHS.summary ? 'TOO_LONG' : undefined,
    start: startProblem(draft, saved),
    minutes:
      rangeProblem(draft.minutes, LIVE_MINUTES.min, LIVE_MINUTES.max) ??
      (draft.minutes === null ? 'REQUIRED' : undefined),
    capacity: rangeProblem(draft.capacity, 1, LIVE_SEATS_MAX),
    roomUrl: draft.isOutside ? roomProblem(draft.roomUrl.trim()) : undefined,
    ...(draft.id === null && draft.repeat ? repeatProblems(draft.repeat, draft.day) : {}),
  });

function startProblem(draft: LiveDraft, saved: LiveDraft): LiveFieldProblem | undefined {
  const start = startOf(draft);
  if (start === null) return 'REQUIRED';
  if (saved.id !== null && start === startOf(saved)) return undefined;
  const ahead = start - Date.now();
  if (ahead < LIVE_AHEAD_MS.min) return 'TOO_SOON';
  return ahead > LIVE_AHEAD_MS.max ? 'TOO_FAR' : undefined;
}

const rangeProblem = (value: number | null, min: number, max: number): LiveFieldProblem | undefined =>
  value !== null && (!Number.isInteger(value) || value < min || value > max) ? 'OUT_OF_RANGE' : undefined;

function roomProblem(address: string): LiveFieldProblem | undefined {
  if (address === '') return 'REQUIRED';
  if (lengthOf(address) > LIVE_LENGTHS.roomUrl) return 'TOO_LONG';
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' &&
    url.hostname.includes('.') &&
    url.username === '' &&
    url.password === ''
    ? undefined
    : 'NOT_HTTPS';
}
