export { FEED_PROBLEM_CODES, feedMachine } from './feed.machine.ts';
export type { FeedEvent, FeedInput, FeedPage, FeedProblemCode } from './feed.machine.ts';
