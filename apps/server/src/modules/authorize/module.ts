import type { Module } from '../../core/module.ts';
import { DAY_MS } from '../../core/retention/retention.ts';
import { authorizeHandlers } from './authorize.handlers.ts';

/** Signing in to applications of schools. */
export const module: Module = {
  retention: {
    authorization_code: { column: 'created_at', keptMs: DAY_MS, isDroppedByRestore: true },
  },
  build: (services) => ({ handlers: authorizeHandlers(services) }),
};
