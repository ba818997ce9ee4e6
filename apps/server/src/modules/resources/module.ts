import type { Module } from '../../core/module.ts';
import { WITH_SCHOOL } from '../../core/retention/retention.ts';
import { resourceHandlers } from './resources.handlers.ts';

/** Articles, live sessions and topics. */
export const module: Module = {
  retention: {
    resource: WITH_SCHOOL,
    article: WITH_SCHOOL,
    live: WITH_SCHOOL,
    topic_item: WITH_SCHOOL,
  },
  build: (services) => ({ handlers: resourceHandlers(services) }),
};
