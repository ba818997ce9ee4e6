import type { Module } from '../../core/module.ts';
import { OF_SCHOOL, WITH_ACCOUNT } from '../../core/retention/retention.ts';
import { pointHandlers } from './points.handlers.ts';

/** Points with their reasons, and the rules by which a school gives them. */
export const module: Module = {
  retention: {
    point_event: WITH_ACCOUNT,
    point_total: WITH_ACCOUNT,
    point_crowd: OF_SCHOOL,
    point_setting: OF_SCHOOL,
  },
  build: (services) => ({ handlers: pointHandlers(services) }),
};
