import type { Module } from '../../core/module.ts';
import { learningHandlers } from './learning.handlers.ts';

/** What somebody learns in all of their schools, and when. */
export const module: Module = {
  build: (services) => ({ handlers: learningHandlers(services) }),
};
