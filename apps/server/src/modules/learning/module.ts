import type { Module } from '../../core/module.ts';
import { WITH_ACCOUNT } from '../../core/retention/retention.ts';
import { learningHandlers } from './learning.handlers.ts';
import { serveCalendar } from './serve-calendar.ts';

/** What somebody learns in all of their schools, and when; on pages and in calendars of other programs. */
export const module: Module = {
  retention: {
    calendar_feed: WITH_ACCOUNT,
    learning_moment: WITH_ACCOUNT,
    saved_resource: WITH_ACCOUNT,
    calendar_entry: { removedBy: 'the reading of its feed once it is long over, and the end of the feed' },
  },
  build: (services) => ({
    handlers: learningHandlers(services),
    serve: (app) => serveCalendar(app, services),
  }),
};
