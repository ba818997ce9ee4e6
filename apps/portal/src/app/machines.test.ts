import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createApi } from '@stoa/api/query';
import { MACHINES } from '@stoa/machines/catalogue';
import { missingImplementations } from '@stoa/machines/shared';
import { provideInvitation } from '../features/invitation/invitation.actors.ts';
import { provideLogin } from '../features/login/login.actors.ts';
import { provideLogout } from '../features/logout/logout.actors.ts';
import { ChosenFiles } from '../features/manage/import/chosen-files.ts';
import { provideMemberImport } from '../features/manage/import/import.actors.ts';
import { provideMembers } from '../features/manage/members/members.actors.ts';
import { provideSignInSettings } from '../features/manage/sign-in/sign-in.actors.ts';
import { provideSchoolCreation } from '../features/new-school/new-school.actors.ts';
import { provideRegister } from '../features/register/register.actors.ts';
import { provideGuard } from '../features/session/guard.actors.ts';
import { provideSession } from '../features/session/start-session.ts';
import { provideAgreement } from '../shared/agreement/agreement.actors.ts';
import { makeCaptchaDesk } from '../shared/auth/captcha-desk.ts';
import { SessionStore } from './session-store.ts';

const api = createApi({ language: () => 'en_US' });
const queryClient = new QueryClient();
const language = () => 'en_US' as const;
const session = new SessionStore({ status: 'unknown' }, () => Promise.reject(new Error('not needed')));
const account = { api, queryClient, language, tenantId: undefined, captchas: makeCaptchaDesk(api) };

const schoolId = '1700000000000000001';

/** How the portal starts each machine that this file is about. */
const provided = {
  session: () => provideSession({ queryClient, language }),
  routeGuard: () => provideGuard({ api, queryClient, session, language: 'en_US' }),
  logoutRouting: () => provideLogout({ api, queryClient, session }, vi.fn()),
  login: () => provideLogin(account),
  register: () => provideRegister(account),
  schoolCreation: () => provideSchoolCreation({ api, queryClient, language }),
  invitation: () => provideInvitation({ api, queryClient, language }),
  agreement: () => provideAgreement({ api, language, types: ['service'] }),
  members: () => provideMembers({ api, schoolId }),
  memberImport: () => provideMemberImport({ api, schoolId, files: new ChosenFiles() }),
  signInSettings: () => provideSignInSettings({ api, schoolId }),
};

it.each(Object.entries(provided))('provides every effect of %s', (name, provide) => {
  expect(missingImplementations(MACHINES[name as keyof typeof provided])).not.toEqual([]);
  expect(missingImplementations(provide())).toEqual([]);
});
