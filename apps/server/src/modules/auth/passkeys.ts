import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Transaction } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import { isId } from '../../http/ids.ts';
import type { Services } from '../../core/services.ts';
import { makeChallenge, takeChallenge } from './challenges.repository.ts';
import { insertPasskey, listCredentials, lockPasskey, notePasskeyUsed } from './passkeys.repository.ts';

export const PASSKEY_LIMIT = 20;
const TTL_S = 300;
const ADD = 'passkey.add';
const PROVE = 'passkey.prove';

type Kind = typeof ADD | typeof PROVE;
type Deps = Pick<Services, 'database' | 'clock' | 'config'>;

interface Question {
  challengeId: string;
  options: Record<string, unknown>;
  expiresInSeconds: number;
}

const siteOf = ({ config }: Deps) => {
  const { origin, hostname } = new URL(config.publicUrl);
  return { origin, rpId: hostname };
};

async function ask(tx: Transaction, deps: Deps, kind: Kind, challenge: string, accountId?: string) {
  return makeChallenge(tx, { kind, accountId, data: { challenge }, ttlSeconds: TTL_S }, deps.clock.now());
}

/** Asks the browser to make a passkey; those that are there are left out. */
export async function startPasskey(
  deps: Deps,
  tx: Transaction,
  account: { id: string; name: string },
): Promise<Question> {
  const known = await listCredentials(tx, account.id);
  const options = await generateRegistrationOptions({
    rpName: 'Stoa',
    rpID: siteOf(deps).rpId,
    userID: new TextEncoder().encode(account.id),
    userName: account.name,
    timeout: TTL_S * 1000,
    attestationType: 'none',
    excludeCredentials: known.map((key) => ({
      id: key.credential_id,
      transports: key.transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challengeId = await ask(tx, deps, ADD, options.challenge, account.id);
  return { challengeId, options: { ...options }, expiresInSeconds: TTL_S };
}

/** Keeps a passkey that the browser made. @returns undefined where its answer does not hold */
export async function addPasskey(
  deps: Deps,
  tx: Transaction,
  accountId: string,
  answer: { challengeId: string; name: string; response: object },
) {
  const now = deps.clock.now();
  const asked = await takeChallenge<{ challenge: string }>(tx, ADD, answer.challengeId, now);
  if (asked?.accountId !== accountId) return undefined;
  const { origin, rpId } = siteOf(deps);
  const checked = await verifyRegistrationResponse({
    response: answer.response as RegistrationResponseJSON,
    expectedChallenge: asked.data.challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return insertPasskey(tx, accountId, credential, answer.name, credentialBackedUp, now);
}

/** Asks for a proof: of one account where it is known, else of whichever account the passkey names. */
export async function askPasskey(deps: Deps, tx: Transaction, accountId?: string): Promise<Question> {
  const known = accountId ? await listCredentials(tx, accountId) : [];
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps).rpId,
    timeout: TTL_S * 1000,
    userVerification: 'required',
    allowCredentials: known.map((key) => ({
      id: key.credential_id,
      transports: key.transports as AuthenticatorTransport[],
    })),
  });
  const challengeId = await ask(tx, deps, PROVE, options.challenge, accountId);
  return { challengeId, options: { ...options }, expiresInSeconds: TTL_S };
}

/**
 * Checks a proof by passkey, whose question is used up.
 * @param expected the account that was asked; left out where the passkey says whose it is
 * @returns the account's id, or undefined where the proof does not hold
 */
export async function checkPasskey(
  deps: Deps,
  answer: { challengeId: string; response: object },
  expected?: string,
): Promise<string | undefined> {
  const now = deps.clock.now();
  const asked = await deps.database.write({}, (tx) =>
    takeChallenge<{ challenge: string }>(tx, PROVE, answer.challengeId, now),
  );
  if (!asked || asked.accountId !== expected) return undefined;
  const response = answer.response as AuthenticationResponseJSON;
  const accountId = expected ?? accountOf(response);
  if (!accountId || typeof response.id !== 'string') return undefined;
  return deps.database.write({ accountId }, async (tx) => {
    const key = await lockPasskey(tx, accountId, response.id);
    if (!key) return undefined;
    const { origin, rpId } = siteOf(deps);
    const checked = await verifyAuthenticationResponse({
      response,
      expectedChallenge: asked.data.challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(key.public_key),
        counter: Number(key.counter),
      },
    }).catch(() => undefined);
    if (!checked?.verified) return undefined;
    await notePasskeyUsed(tx, key.id, checked.authenticationInfo.newCounter, now);
    return accountId;
  });
}

/** A signed-in person is asked for one of their own passkeys. */
export const startPasskeyProof = (deps: Deps, { accountId }: Viewer): Promise<Question> =>
  deps.database.write({ accountId }, (tx) => askPasskey(deps, tx, accountId));

export const finishPasskeyProof = async (
  deps: Deps,
  { accountId }: Viewer,
  answer: { challengeId: string; response: object },
): Promise<boolean> => (await checkPasskey(deps, answer, accountId)) === accountId;

/** A passkey carries the account's id, as it was given to it. */
function accountOf(response: AuthenticationResponseJSON): string | undefined {
  const handle = response.response?.userHandle;
  if (typeof handle !== 'string') return undefined;
  const id = Buffer.from(handle, 'base64url').toString('utf8');
  return isId(id) ? id : undefined;
}
