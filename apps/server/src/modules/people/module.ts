import type { Module } from '../../core/module.ts';
import { DAY_MS, WITH_ACCOUNT, type Retention } from '../../core/retention/retention.ts';
import { peopleHandlers } from './people.handlers.ts';
import { safetyHandlers } from './safety.handlers.ts';

const WITH_MEMBERSHIP: Retention = { removedBy: 'the end of the membership' };
/** Who looked at a space. */
const VISIT_MS = 90 * DAY_MS;

/** Spaces of people in a school, who follows whom there, who looked at a space, and who is hidden from whom. */
export const module: Module = {
  retention: {
    follow: WITH_MEMBERSHIP,
    space: WITH_MEMBERSHIP,
    person_block: WITH_ACCOUNT,
    space_case: WITH_ACCOUNT,
    space_report: WITH_ACCOUNT,
    space_visit: { column: 'visited_at', keptMs: VISIT_MS },
  },
  build: (services) => ({ handlers: { ...peopleHandlers(services), ...safetyHandlers(services) } }),
};
