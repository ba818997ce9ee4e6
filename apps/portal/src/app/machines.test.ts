import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createApi } from '@stoa/api/query';
import { MACHINES } from '@stoa/machines/catalogue';
import { missingImplementations } from '@stoa/machines/shared';
import { provideLogin } from '../features/login/login.actors.ts';
import { provideLogout } from '../features/logout/logout.actors.ts';
import { provideRegister } from '../features/register/register.actors.ts';
import { provideGuard } from '../features/session/guard.actors.ts';
import { provideSession } from '../features/session/start-session.ts';
import { makeCaptchaDesk } from '../shared/auth/captcha-desk.ts';
import { SessionStore } from './session-store.ts';

const api = createApi({ language: () => 'en_US' });
const queryClient = new QueryClient();
const language = () => 'en_US' as const;
const session = new SessionStore({ status: 'unknown' }, () => Promise.reject(new Error('not needed')));
const account = { api, queryClient, language, tenantId: undefined, captchas: makeCaptchaDesk(api) };

/** How the portal starts each machine that this file is about. */
const provided = {
  session: () => provideSession({ queryClient, language }),
  routeGuard: () => provideGuard({ api, queryClient, session, language: 'en_US' }),
  logoutRouting: () => provideLogout({ api, queryClient, session }, vi.fn()),
  login: () => provideLogin({ ...account, target: { address: '/', isExternal: false }, go: vi.fn() }),
  register: () => provideRegister(account),
};

it.each(Object.entries(provided))('provides every effect of %s', (name, provide) => {
  expect(missingImplementations(MACHINES[name as keyof typeof provided])).not.toEqual([]);
  expect(missingImplementations(provide())).toEqual([]);
});
