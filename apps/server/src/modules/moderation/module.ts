import type { Module } from '../../core/module.ts';
import { OF_SCHOOL } from '../../core/retention/retention.ts';
import { moderationHandlers } from './moderation.handlers.ts';

/** Words that are not published. */
export const module: Module = {
  retention: {
    moderation_words: OF_SCHOOL,
  },
  build: (services) => ({ handlers: moderationHandlers(services) }),
};
