import type { Module } from '../../core/module.ts';
import { DAY_MS, WITH_ACCOUNT } from '../../core/retention/retention.ts';
import { authHandlers } from './auth.handlers.ts';
import { passkeySignInHandlers } from './second-factor-sign-in.ts';

/** Signing in, renewing, signing out. */
export const module: Module = {
  retention: {
    account_totp: WITH_ACCOUNT,
    recovery_code: WITH_ACCOUNT,
    passkey: WITH_ACCOUNT,
    verification_code: { column: 'expires_at', keptMs: DAY_MS, isDroppedByRestore: true },
    challenge: { column: 'expires_at', keptMs: DAY_MS, isDroppedByRestore: true },
  },
  build: (services) => ({
    handlers: {
      ...authHandlers(services),
      ...passkeySignInHandlers(services),
    },
  }),
};
