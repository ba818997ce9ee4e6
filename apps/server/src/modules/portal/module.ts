import type { Module } from '../../core/module.ts';
import { portalHandlers } from './portal.handlers.ts';
import { WITH_SCHOOL } from '../../core/retention/retention.ts';

/** Pages of a school: header, blocks, leaderboards. */
export const module: Module = {
  retention: {
    page: WITH_SCHOOL,
    navigation: WITH_SCHOOL,
  },
  build: (services) => ({ handlers: portalHandlers(services) }),
};
