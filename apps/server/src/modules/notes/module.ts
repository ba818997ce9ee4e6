import type { Module } from '../../core/module.ts';
import { DAY_MS } from '../../core/retention/retention.ts';
import { notesHandlers } from './notes.handlers.ts';

/** Notes and bookmarks in lessons, each for its person alone. */
export const module: Module = {
  // Others stay until they are deleted, with the account at the latest.
  retention: { lesson_note: { column: 'removed_at', keptMs: DAY_MS } },
  build: (services) => ({ handlers: notesHandlers(services) }),
};
