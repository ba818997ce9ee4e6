import type { Module } from '../../core/module.ts';
import { OF_SCHOOL, WITH_ACCOUNT } from '../../core/retention/retention.ts';
import { badgeHandlers } from './badges.handlers.ts';
import { BADGES_OF_PERSON_JOB, BADGE_FOR_ALL_JOB, givesToAll, givesToPerson } from './rules.service.ts';

/** Badges that schools design: given by hand or by a rule, and taken back. */
export const module: Module = {
  retention: { badge: OF_SCHOOL, badge_award: WITH_ACCOUNT, badge_withdrawal: WITH_ACCOUNT },
  build: (services) => ({
    handlers: badgeHandlers(services),
    jobs: {
      [BADGES_OF_PERSON_JOB]: { run: givesToPerson(services) },
      [BADGE_FOR_ALL_JOB]: { run: givesToAll(services) },
    },
  }),
};
