import { expect, request } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { LEARNER, signIn } from '../support/accounts.ts';
import type { Stage } from './stage.ts';

const PATH = '/api/auth/rest/v1/qrcode.login';
const OWN = { 'x-requested-with': 'stoa' };

/** Scans the code that a page shows, with a phone that is signed in. */
export function scanByPhone(stage: Stage): Promise<void> {
  return withPhone(stage, async (phone, qrcodeId) => {
    await ask(phone, 'scan', { qrcodeId });
  });
}

/** Scans the code that a page shows, and confirms or cancels the sign-in there. */
export function decideByPhone(stage: Stage, decision: 'confirm' | 'cancel'): Promise<void> {
  return withPhone(stage, async (phone, qrcodeId) => {
    await ask(phone, 'scan', { qrcodeId });
    await ask(phone, 'confirm', { qrcodeId, decision });
  });
}

async function withPhone(
  stage: Stage,
  act: (phone: APIRequestContext, qrcodeId: string) => Promise<void>,
): Promise<void> {
  const address = await stage.page.getByRole('main').locator('code').textContent();
  const { origin, searchParams } = new URL(address ?? '');
  const phone = await request.newContext({ baseURL: origin });
  await signIn({ request: phone }, LEARNER);
  await act(phone, searchParams.get('qr') ?? '');
  await phone.dispose();
}

async function ask(phone: APIRequestContext, what: string, data: object): Promise<void> {
  const answer = await phone.post(`${PATH}/${what}`, { headers: OWN, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
