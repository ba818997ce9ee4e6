import { afterAll, beforeAll, expect } from 'vitest';
import type { ProviderKind } from '../../testing/oidc-provider.ts';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';
import { sentCode } from '../auth/auth.fixtures.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { Browser, settingsOf, startProviders, type Providers } from './third-login.fixtures.ts';

export const BIND = '/api/auth/open/thirdlogin/user/to/bind';

/** Five providers for a file, set for a school, and how the tests of the file come back from them. */
export function useProviders(test: TestApp) {
  const providers = {} as Providers;
  beforeAll(async () => {
    Object.assign(providers, await startProviders(test.config));
    const admin = await makePerson(test, 'admin', SCHOOL.company);
    const saved = await test.call('PUT', `/api/school/schools/${SCHOOL.company}/login-settings`, {
      token: admin.token,
      json: settingsOf(Object.values(providers), 0),
    });
    expect(saved.statusCode).toBe(200);
  });
  afterAll(() => Promise.all(Object.values(providers).map((one) => one.close())));

  const finish = (browser: Browser, provider: string, back: { code: string; state: string; iss: string }) =>
    browser.call('POST', '/api/auth/open/thirdlogin/v1/accesstoken/', {
      json: { provider, ...back, tenantId: SCHOOL.company },
    });

  /** A new person at a provider, linked to an account of their own. */
  async function linked(provider: ProviderKind, sub: string) {
    providers[provider].person = { sub, name: 'Lin Wei', email: `${sub}@elsewhere.example` };
    const browser = new Browser(test);
    const pending = await finish(browser, provider, await browser.visit(provider, test.config));
    expect(pending.json().data).toMatchObject({ outcome: 'bindRequired', displayName: 'Lin Wei' });
    const email = `${sub}@stoa.example`;
    await test.call('POST', '/api/accounts/open/email/verify_code', {
      form: { email, purpose: 'register' },
      headers: {
        'x-forwarded-for': `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
      },
    });
    const bound = await browser.call('POST', BIND, {
      json: {
        pendingBindId: pending.json().data.pendingBindId,
        channel: 'email',
        target: email,
        code: await sentCode(test, email),
        create: true,
        nickName: 'Lin',
      },
    });
    expect(bound.json()).toMatchObject({ code: 200 });
    return { id: bound.json().data.user_id as string, browser };
  }

  return { providers, finish, linked };
}
