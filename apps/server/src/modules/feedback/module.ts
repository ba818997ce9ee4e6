import type { Module } from '../../core/module.ts';
import { feedbackHandlers } from './feedback.handlers.ts';
import { inboxHandlers } from './inbox.handlers.ts';

/** Feedback and complaints, and who handles them. */
export const module: Module = {
  retention: {
    feedback: { kept: 'The school answers for complaints. Deleting the account takes its name off.' },
  },
  build: (services) => ({
    handlers: {
      ...feedbackHandlers(services),
      ...inboxHandlers(services),
    },
  }),
};
