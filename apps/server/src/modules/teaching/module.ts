import type { Module } from '../../core/module.ts';
import { teachingHandlers } from './teaching.handlers.ts';

/** What somebody has to do for those they teach, in all of their schools. */
export const module: Module = { build: (services) => ({ handlers: teachingHandlers(services) }) };
