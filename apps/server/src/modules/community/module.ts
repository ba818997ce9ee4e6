import type { Module } from '../../core/module.ts';
import { OF_SCHOOL, WITH_ACCOUNT } from '../../core/retention/retention.ts';
import { postHandlers } from './post.handlers.ts';
import { replyHandlers } from './reply.handlers.ts';
import { reportHandlers } from './report.handlers.ts';

/** Posts of schools, classes and lessons, replies to them, activities that people sign up for, and reports. */
export const module: Module = {
  retention: {
    // Of an account that is deleted they stay, without a name.
    post: OF_SCHOOL,
    post_reply: OF_SCHOOL,
    post_activity: OF_SCHOOL,
    post_enrollment: WITH_ACCOUNT,
    post_like: WITH_ACCOUNT,
    post_reply_like: WITH_ACCOUNT,
    post_case: { removedBy: 'the removal of what was reported' },
    post_report: WITH_ACCOUNT,
  },
  build: (services) => ({
    handlers: { ...postHandlers(services), ...replyHandlers(services), ...reportHandlers(services) },
  }),
};
