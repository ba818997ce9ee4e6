import type { Services } from '../../core/services.ts';
import { frameHandlers } from './frame.handlers.ts';
import { pageHandlers } from './page.handlers.ts';
import { peopleHandlers } from './people.handlers.ts';
import { portalReader } from './portal-reader.ts';

/** What a portal shows: its frame, its pages with their blocks, its leaderboards. */
export function portalHandlers(services: Services) {
  const reader = portalReader(services);
  return {
    ...frameHandlers(services, reader),
    ...pageHandlers(services, reader),
    ...peopleHandlers(services, reader),
  };
}
