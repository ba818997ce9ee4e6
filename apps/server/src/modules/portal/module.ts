import type { Module } from '../../core/module.ts';
import { WITH_SCHOOL } from '../../core/retention/retention.ts';
import { ConfiguredBulletin } from './configured-bulletin.ts';
import { layoutHandlers } from './layout.handlers.ts';
import { pageHandlers } from './page.handlers.ts';
import { peopleHandlers } from './people.handlers.ts';
import { portalReader } from './portal-reader.ts';

/** Pages of a school: header, blocks, leaderboards. */
export const module: Module = {
  retention: {
    page: WITH_SCHOOL,
    navigation: WITH_SCHOOL,
  },
  build: (services) => {
    const reader = portalReader(services);
    const bulletin = new ConfiguredBulletin(services);
    return {
      handlers: {
        ...layoutHandlers(services, reader, bulletin),
        ...pageHandlers(services, reader, bulletin),
        ...peopleHandlers(services, reader),
      },
    };
  },
};
