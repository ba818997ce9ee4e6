import type { Module } from '../../core/module.ts';
import { WITH_ACCOUNT } from '../../core/retention/retention.ts';
import { keepAliveHandlers } from './keep-alive.handlers.ts';
import { ownLinkHandlers } from './own-links.handlers.ts';
import { thirdLoginHandlers } from './third-login.handlers.ts';

/** Signing in by services of others. */
export const module: Module = {
  retention: {
    account_identity: WITH_ACCOUNT,
  },
  build: (services) => ({
    handlers: {
      ...thirdLoginHandlers(services),
      ...ownLinkHandlers(services),
      ...keepAliveHandlers(services),
    },
  }),
};
