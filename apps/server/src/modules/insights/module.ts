import type { Module } from '../../core/module.ts';
import { DAY_MS, OF_SCHOOL } from '../../core/retention/retention.ts';
import { startCounting } from './compute.service.ts';
import { insightsHandlers } from './insights.handlers.ts';

/** Long enough to count a month anew after a server stood still for one. */
const ACTIVE_DAY_MS = 100 * DAY_MS;

/** Who is active, what is completed and who stays: counted beside the requests, for those who run a school. */
export const module: Module = {
  retention: {
    active_day: { column: 'day', keptMs: ACTIVE_DAY_MS },
    active_count: OF_SCHOOL,
    cohort_month: OF_SCHOOL,
    class_completion: OF_SCHOOL,
    insight_state: OF_SCHOOL,
  },
  build: (services) => ({
    handlers: insightsHandlers(services),
    start: () => startCounting(services),
  }),
};
