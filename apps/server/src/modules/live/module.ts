import type { Module } from '../../core/module.ts';
import { WITH_ACCOUNT } from '../../core/retention/retention.ts';
import { liveHandlers } from './live.handlers.ts';
import { LIVE_NEWS_JOB, liveNews } from './reminders.ts';

/** Live sessions that people schedule, hold and watch. */
export const module: Module = {
  retention: {
    live_speaker: WITH_ACCOUNT,
    live_reservation: WITH_ACCOUNT,
  },
  build: (services) => ({
    handlers: liveHandlers(services),
    jobs: { [LIVE_NEWS_JOB]: { run: liveNews(services) } },
  }),
};
