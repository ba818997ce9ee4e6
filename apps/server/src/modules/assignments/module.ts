import type { Module } from '../../core/module.ts';
import { WITH_ACCOUNT, WITH_SCHOOL } from '../../core/retention/retention.ts';
import { assignmentHandlers } from './assignments.handlers.ts';
import { gradebookHandlers } from './gradebook/gradebook.handlers.ts';

/** Assignments of classes, what people hand in and get for it; the gradebook. */
export const module: Module = {
  retention: {
    assignment_work: WITH_ACCOUNT,
    assignment_submission: WITH_ACCOUNT,
    assignment_file: WITH_ACCOUNT,
    grade_category: WITH_SCHOOL,
    grade_category_lesson: WITH_SCHOOL,
  },
  build: (services) => ({
    handlers: { ...assignmentHandlers(services), ...gradebookHandlers(services) },
  }),
};
