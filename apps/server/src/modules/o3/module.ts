import type { Module } from '../../core/module.ts';
import { DAY_MS, OF_SCHOOL, WITH_ACCOUNT } from '../../core/retention/retention.ts';
import { o3Handlers } from './o3.handlers.ts';
import { projectHandlers } from './project.handlers.ts';
import { serveTeamFiles } from './serve-files.ts';

/** A visit is counted once a day, whatever the zone of the day. */
const VISITS_RETENTION_MS = 2 * DAY_MS;

/** The area of schools of type o3: project management and basic software. */
export const module: Module = {
  retention: {
    o3_card: OF_SCHOOL,
    o3_card_visit: { column: 'seen_at', keptMs: VISITS_RETENTION_MS },
    o3_progress: WITH_ACCOUNT,
    o3_team: {
      removedBy: 'the last learner who leaves it',
    },
    o3_team_member: WITH_ACCOUNT,
    o3_task: { removedBy: 'the team, or whoever deletes it there' },
    o3_file: { removedBy: 'the team, or whoever removes it there' },
    o3_demo: OF_SCHOOL,
  },
  build: (services) => ({
    handlers: { ...o3Handlers(services), ...projectHandlers(services) },
    serve: (app) => serveTeamFiles(app, services, services.authenticate),
  }),
};
