import { compareAgreements } from '@stoa/api/agreement.calls';
import { readLoginSettings } from '@stoa/api/login-settings.calls';
import { readSchoolProfile } from '@stoa/api/school-settings.calls';
import { unwrap, type Api } from '@stoa/api/query';
import type { FirstStep } from '@stoa/machines/school-creation';
import type { Language } from '../../i18n/languages.ts';

/** The first things to do with a new school, in their order. */
export type FirstStepKey = 'created' | 'profile' | 'agreement' | 'invite' | 'joined' | 'signIn' | 'secure';

interface Facts {
  schoolId: string;
  lang: Language;
  signal: AbortSignal;
}

/** Which of the first steps are done, as the server knows it: nothing is ticked because somebody has seen it. */
export async function loadFirstSteps(api: Api, { schoolId, lang, signal }: Facts): Promise<FirstStep[]> {
  const header = { tenantId: schoolId };
  const [agreements, profile, invitations, members, settings, factor] = await Promise.all([
    compareAgreements(api, { lang, schoolId, signal }),
    readSchoolProfile(api, schoolId, signal),
    unwrap(api.client.GET('/api/school/invitations', { params: { header, query: { pageSize: 1 } }, signal })),
    unwrap(api.client.GET('/api/school/members/', { params: { header, query: { pageSize: 1 } }, signal })),
    readLoginSettings(api, schoolId, signal),
    unwrap(api.client.GET('/api/accounts/users/second-factor', { signal })),
  ]);
  const done: Record<FirstStepKey, boolean> = {
    created: true,
    profile: profile.version > 0,
    agreement: agreements.items.some((item) => item.type === 'schoolDataProcessing' && item.upToDate),
    invite: invitations.total > 0 || members.total > 1,
    joined: members.total > 1,
    signIn: settings.version > 0,
    secure: factor.enabled,
  };
  return Object.entries(done).map(([key, isDone]) => ({ key, done: isDone }));
}
