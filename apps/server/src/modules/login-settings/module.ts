import type { Module } from '../../core/module.ts';
import { WITH_SCHOOL } from '../../core/retention/retention.ts';
import { loginSettingsHandlers } from './login-settings.handlers.ts';
import { oauthClientHandlers } from './oauth-clients.handlers.ts';

/** How a school signs its people in. */
export const module: Module = {
  retention: {
    oauth_client: WITH_SCHOOL,
  },
  build: (services) => ({
    handlers: {
      ...loginSettingsHandlers(services),
      ...oauthClientHandlers(services),
    },
  }),
};
