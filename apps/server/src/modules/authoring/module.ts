import type { Module } from '../../core/module.ts';
import { WITH_SCHOOL } from '../../core/retention/retention.ts';
import { authoringHandlers } from './authoring.handlers.ts';

/** Articles, courses and classes as drafts, and their publication. */
export const module: Module = {
  retention: {
    content_draft: WITH_SCHOOL,
    lesson_draft: WITH_SCHOOL,
    content_version: WITH_SCHOOL,
  },
  build: (services) => ({ handlers: authoringHandlers(services) }),
};
