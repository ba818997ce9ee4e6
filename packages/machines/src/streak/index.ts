export { restOfDayMs, STREAK_PROBLEM_CODES, streakMachine } from './streak.machine.ts';
export type { LearnedStreak, StreakDay, StreakEvent, StreakProblemCode } from './streak.machine.ts';
