export { LIVE_SCHEDULE_PROBLEM_CODES, liveScheduleMachine } from './live-schedule.machine.ts';
export type { LiveScheduleEvent, LiveScheduleProblemCode } from './live-schedule.machine.ts';
export {
  LIVE_AHEAD_MS,
  LIVE_LENGTHS,
  LIVE_MINUTES,
  LIVE_SEATS_MAX,
  liveProblems,
  startOf,
} from './live-draft.ts';
export type { LiveDraft, LiveField, LiveFieldProblem, LiveFieldProblems, LiveScope } from './live-draft.ts';
export { LIVE_INTERVAL, LIVE_SERIES, ruleOf, WEEKDAYS, weekdayOf } from './live-repeat.ts';
export type { LiveRepeat, Weekday } from './live-repeat.ts';
export { clockIn, instantIn, isTimeZone } from './zoned-time.ts';
