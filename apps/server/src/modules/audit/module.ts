import type { Module } from '../../core/module.ts';
import { DAY_MS } from '../../core/retention/retention.ts';
import { auditHandlers } from './audit.handlers.ts';

/** The database keeps entries for a day less, whoever asks for their removal. */
const RETENTION_MS = 365 * DAY_MS;

/** Who did what in a school, for those who run it. The wiring of operations writes it. */
export const module: Module = {
  retention: { audit_entry: { column: 'at', keptMs: RETENTION_MS } },
  build: (services) => ({ handlers: auditHandlers(services) }),
};
