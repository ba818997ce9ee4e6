import type { Module } from '../../core/module.ts';
import { STATISTICS_RETENTION } from './retention.ts';
import { statisticsHandlers } from './statistics.handlers.ts';

/** What is counted in a school, and who agreed to it. */
export const module: Module = {
  retention: STATISTICS_RETENTION,
  build: (services) => ({ handlers: statisticsHandlers(services) }),
};
