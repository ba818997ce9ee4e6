/** Closes sessions that nobody has ended and removes pictures that are not kept. */
export const LIVE_CLOSE_JOB = 'live.close';
