import type { Module } from '../../core/module.ts';
import { WITH_SCHOOL } from '../../core/retention/retention.ts';
import { bulletinHandlers } from './bulletins.handlers.ts';
import { footerHandlers } from './footer.handlers.ts';

/** What stands around the pages of a school: notices, footer. */
export const module: Module = {
  retention: {
    bulletin: WITH_SCHOOL,
  },
  build: (services) => ({
    handlers: {
      ...bulletinHandlers(services),
      ...footerHandlers(services),
    },
  }),
};
