import type { Module } from '../../core/module.ts';
import { WITH_ACCOUNT, WITH_SCHOOL } from '../../core/retention/retention.ts';
import { classHandlers } from './class.handlers.ts';

/** Classes: lessons, enrolment, progress. */
export const module: Module = {
  retention: {
    class: WITH_SCHOOL,
    class_teacher: WITH_SCHOOL,
    class_section: WITH_SCHOOL,
    lesson: WITH_SCHOOL,
    enrollment: WITH_ACCOUNT,
    lesson_progress: WITH_ACCOUNT,
  },
  build: (services) => ({ handlers: classHandlers(services) }),
};
