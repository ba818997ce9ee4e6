import type { Module } from '../../core/module.ts';
import { OF_SCHOOL, WITH_ACCOUNT } from '../../core/retention/retention.ts';
import { liveHandlers } from './live.handlers.ts';
import { LIVE_CLOSE_JOB } from './picture/close-job.ts';
import { closeLive } from './picture/picture.service.ts';
import { serveStreams } from './picture/serve-stream.ts';
import { LIVE_NEWS_JOB, liveNews } from './reminders.ts';

/** Live sessions that people schedule, hold and watch. */
export const module: Module = {
  retention: {
    live_speaker: WITH_ACCOUNT,
    live_reservation: WITH_ACCOUNT,
    live_take: OF_SCHOOL,
    live_segment: OF_SCHOOL,
  },
  build: (services) => ({
    handlers: liveHandlers(services),
    jobs: {
      [LIVE_NEWS_JOB]: { run: liveNews(services) },
      [LIVE_CLOSE_JOB]: { run: closeLive(services), isLong: true },
    },
    serve: (app) => {
      // Taken as they come.
      app.addContentTypeParser('video/mp4', (_request, payload, done) => done(null, payload));
      serveStreams(app, services);
    },
  }),
};
