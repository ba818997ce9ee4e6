import type { Module } from '../../core/module.ts';
import { WITH_SCHOOL } from '../../core/retention/retention.ts';
import { categoryHandlers } from './category.handlers.ts';

/** Categories of a school. */
export const module: Module = {
  retention: {
    category: WITH_SCHOOL,
  },
  build: (services) => ({ handlers: categoryHandlers(services) }),
};
