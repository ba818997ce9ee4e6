import { freshEmail, newAccount } from '../../support/accounts.ts';
import { afterAMinute } from '../../support/after-a-minute.ts';
import { addPasskey, withAuthenticator } from '../../support/passkeys.ts';
import type { VirtualAuthenticator } from '../../support/passkeys.ts';
import { totpOf } from '../../support/totp.ts';
import type { Stage } from '../stage.ts';

const OWN = { 'x-requested-with': 'stoa' };
const authenticators = new WeakMap<Stage, VirtualAuthenticator>();

/** The account of the walk: one that nobody has, unless an input has made it. */
export function emailOf({ notes }: Stage): string {
  const email = notes.get('email') ?? freshEmail();
  notes.set('email', email);
  return email;
}

export const passwordOf = ({ notes }: Stage): string => notes.get('password') ?? 'not the one';

const signOutHere = ({ context }: Stage) => context.clearCookies({ name: /_token$/ });

async function register(stage: Stage): Promise<void> {
  const { email, password } = await newAccount(stage.page);
  stage.notes.set('email', email).set('password', password);
}

/** There is an account with this address, and it is not signed in here. */
export async function hasAccount(stage: Stage): Promise<void> {
  await register(stage);
  await afterAMinute(emailOf(stage));
  await signOutHere(stage);
}

/** An account that asks for the code of an app. */
export async function hasSecondFactor(stage: Stage): Promise<void> {
  await register(stage);
  const { request } = stage.page;
  const path = '/api/accounts/users/second-factor/totp';
  const { data } = (await (await request.post(path, { headers: OWN })).json()) as {
    data: { secret: string };
  };
  const confirmed = await request.put(path, { headers: OWN, data: { code: totpOf(data.secret) } });
  const answer = (await confirmed.json()) as { data: { recoveryCodes: string[] } };
  stage.notes.set('recovery code', answer.data.recoveryCodes[0] ?? '');
  await signOutHere(stage);
}

/** An account with a passkey on this device. Nobody is at the device until `comeToDevice`. */
export async function hasPasskey(stage: Stage): Promise<void> {
  const authenticator = await withAuthenticator(stage.page);
  authenticators.set(stage, authenticator);
  await register(stage);
  await stage.open('/404');
  await addPasskey(stage.page);
  await authenticator.setPresence(false);
  await signOutHere(stage);
}

/** The person is at the device from now on, and confirms what it asks next. */
export const comeToDevice = async (stage: Stage): Promise<void> =>
  authenticators.get(stage)?.setPresence(true);
