import type { Module } from '../../core/module.ts';
import { DAY_MS, WITH_SCHOOL } from '../../core/retention/retention.ts';
import { decorationHandlers } from './decoration.handlers.ts';
import { publishScheduled, PUBLISH_JOB } from './schedule.service.ts';

/** Drafts and versions of a portal's pages, and their publication. */
export const module: Module = {
  retention: {
    page_draft: WITH_SCHOOL,
    // Of pages, and of what is taught.
    draft_editor: { column: 'seen_at', keptMs: DAY_MS },
    more_list: WITH_SCHOOL,
    site_page: WITH_SCHOOL,
    page_redirect: WITH_SCHOOL,
    page_schedule: { removedBy: 'its publication, or whoever cancels it' },
    page_version: { removedBy: 'saves that follow: so many versions of a page are kept' },
  },
  build: (services) => ({
    handlers: decorationHandlers(services),
    jobs: { [PUBLISH_JOB]: { run: publishScheduled(services) } },
  }),
};
