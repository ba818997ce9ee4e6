import { expect, type APIRequestContext } from '@playwright/test';
import { settingsOf } from '../../../apps/server/src/modules/third-login/third-login.fixtures.ts';
import { startProvider, type RealProvider } from '../../../apps/server/src/testing/oidc-provider.ts';
import { PASSWORD } from './accounts.ts';

const OWN = { 'x-requested-with': 'stoa' };
const OWNER = 'owner@stoa.example';

/** Starts a real sign-in service and has the owner of a school switch it on. */
export async function offerUniportal(
  request: APIRequestContext,
  baseURL: string,
  schoolId: string,
): Promise<RealProvider> {
  const provider = await startProvider('uniportal', `${baseURL}/uniportal/callback`);
  await saveLoginSettings(request, schoolId, (version) => settingsOf([provider], version));
  return provider;
}

/** Has the owner of a school decide that nobody registers there by themselves. */
export const closeRegistration = (request: APIRequestContext, schoolId: string): Promise<void> =>
  saveLoginSettings(request, schoolId, (version) => ({
    ...settingsOf([], version),
    registrationOpen: false,
  }));

async function saveLoginSettings(
  request: APIRequestContext,
  schoolId: string,
  settingsFor: (version: number) => object,
): Promise<void> {
  await asOwner(request);
  const path = `/api/school/schools/${schoolId}/login-settings`;
  const { data } = (await (await request.get(path)).json()) as { data: { version: number } };
  const answer = await request.put(path, { headers: OWN, data: settingsFor(data.version) });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Has the owner of a school register an application that people can be handed to. */
export async function registerApplication(
  request: APIRequestContext,
  schoolId: string,
  application: { clientId: string; name: string; redirectUri: string },
): Promise<void> {
  await asOwner(request);
  const answer = await request.put(`/api/school/schools/${schoolId}/oauth-clients/${application.clientId}`, {
    headers: OWN,
    data: { name: application.name, redirectUris: [application.redirectUri] },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function asOwner(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/auth/oauth/token', {
    headers: OWN,
    form: { grant_type: 'password', username: OWNER, password: PASSWORD },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
