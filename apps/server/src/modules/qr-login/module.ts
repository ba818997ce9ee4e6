import type { Module } from '../../core/module.ts';
import { DAY_MS } from '../../core/retention/retention.ts';
import { qrLoginHandlers } from './qr-login.handlers.ts';

/** Signing in by a code that another device scans. */
export const module: Module = {
  retention: {
    qr_login: { column: 'expires_at', keptMs: DAY_MS, isDroppedByRestore: true },
  },
  build: (services) => ({ handlers: qrLoginHandlers(services) }),
};
