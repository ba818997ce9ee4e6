import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { codeFor } from './outbox.ts';
import { SCHOOLS } from './places.ts';

/** The demo accounts' password. */
export const PASSWORD = 'Stoa-demo-2026';
export const LEARNER = 'learner@stoa.example';
export const TEACHER = 'teacher@stoa.example';
export const VISITOR = 'visitor@stoa.example';
export const OWNER = 'owner@stoa.example';

const OWN = { 'x-requested-with': 'stoa' };

export interface NewAccount {
  email: string;
  nickName: string;
  password: string;
}

/** An address that nobody has. */
export const freshEmail = (): string => `e2e-${randomUUID().slice(0, 13)}@stoa.example`;

/** Signs the page's context in by the API; the next page that it opens knows. */
export async function signIn(page: Pick<Page, 'request'>, email: string, password = PASSWORD): Promise<void> {
  const answer = await page.request.post('/api/auth/oauth/token', {
    headers: OWN,
    form: { grant_type: 'password', username: email, password },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A new account, member of the open school, and the context signed in with it. */
export async function newAccount(
  page: Page,
  options: { tenantId?: string | null; nickName?: string } = {},
): Promise<NewAccount> {
  const { tenantId = SCHOOLS.stoa, nickName = 'Noor' } = options;
  const account = { email: freshEmail(), nickName, password: `porch ${randomUUID().slice(0, 8)}` };
  await askForCode(page.request, account.email, 'register');
  const code = await codeFor(account.email);
  const data = {
    channel: 'email',
    target: account.email,
    code,
    password: account.password,
    nickName,
    language: 'en_US',
    agreed: true,
    ...(tenantId ? { tenantId } : {}),
  };
  const answer = await page.request.post('/api/accounts/open/register', { headers: OWN, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return account;
}

async function askForCode(
  request: APIRequestContext,
  email: string,
  purpose: 'register' | 'login',
): Promise<void> {
  const answer = await request.post('/api/accounts/open/email/verify_code/v2', {
    headers: OWN,
    form: { email, purpose },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
