import { randomBytes } from 'node:crypto';
import type { DataOf } from '../../contract/handlers.ts';
import type { ProviderName } from '../../database/tables.ts';
import type { RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { isAllowedTarget } from '../../http/safe-path.ts';
import { makeChallenge } from '../auth/challenges.repository.ts';
import { mask } from '../../core/identity/identifiers.ts';
import { demandSecondFactor } from '../auth/second-factor.ts';
import { issue } from '../auth/sign-in.ts';
import { findProvider, findRules, type ProviderRow } from '../../core/identity/login-rules.repository.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import {
  ATTEMPT_TTL_S,
  bindBrowser,
  knownBrowser,
  openAttempt,
  takeAttempt,
  type Attempt,
} from './attempts.ts';
import { admit, findLinked, noteLinkUsed } from './identity.repository.ts';
import type { Identity } from '../../core/identity/provider-client.ts';
import type { Services } from '../../core/services.ts';

export const PENDING = 'third-login-bind';
/** How the session remembers the way in: signing out follows it. */
export const LOGIN_METHODS: Record<ProviderName, '1' | '2' | '3' | '4'> = {
  stoa: '2',
  uniportal: '3',
  enterprise: '4',
  imc: '1',
  welink: '1',
};

/** What a browser that came back from a provider brings along. */
export interface Return {
  provider: ProviderName;
  schoolId: string | undefined;
  code: string;
  state: string;
  iss?: string | undefined;
}

/**
 * Begins a sign-in at a provider.
 * @throws {Problem} PROVIDER_UNKNOWN, REDIRECT_NOT_ALLOWED, SCHOOL_DISABLED, PROVIDER_FAILED, TOO_MANY_ATTEMPTS
 */
export async function begin(
  deps: Services,
  wanted: {
    schoolId: string | undefined;
    provider: ProviderName;
    redirect: string | undefined;
    extra?: Record<string, string>;
  },
  context: RequestContext,
): Promise<{ state: string; provider: ProviderRow; authorizeUrl: string }> {
  const { schoolId } = wanted;
  if (schoolId === undefined) throw new Problem('PROVIDER_UNKNOWN');
  const browser = bindBrowser(deps, context);
  const now = deps.clock.now();
  const attempt: Omit<Attempt, 'redirect'> = {
    provider: wanted.provider,
    schoolId,
    nonce: randomBytes(24).toString('base64url'),
    verifier: randomBytes(32).toString('base64url'),
  };
  const opened = await deps.database.write({ schoolId }, async (tx) => {
    const school = await findSchool(tx, schoolId);
    const rules = await findRules(tx, schoolId);
    const provider = await findProvider(tx, schoolId, wanted.provider);
    if (!provider || !rules.methods.includes('thirdParty')) throw new Problem('PROVIDER_UNKNOWN');
    const redirect = wanted.redirect ?? `/portal/${school.id}`;
    if (!isAllowedTarget(redirect, rules.redirect_origins)) throw new Problem('REDIRECT_NOT_ALLOWED');
    const state = await openAttempt(tx, { ...attempt, redirect }, browser, context.ip, now);
    return { provider, state };
  });
  const { state, provider } = opened;
  if (state instanceof Problem) throw state;
  return {
    state,
    provider,
    authorizeUrl: await deps.providers.authorizeUrl(provider, { ...attempt, state }, wanted.extra ?? {}),
  };
}

/**
 * Finishes a stay at a provider: who came back, by an attempt of this very browser, at the provider that it was for.
 * @throws {Problem} LOGIN_INIT_EXPIRED, STATE_MISMATCH, PROVIDER_UNKNOWN, VERIFICATION_FAILED, PROVIDER_FAILED
 */
export async function comeBack(
  deps: Services,
  answer: Return,
  context: RequestContext,
): Promise<{ attempt: Attempt; identity: Identity }> {
  const taken = await deps.database.write({}, (tx) =>
    takeAttempt(deps, tx, answer.state, context, deps.clock.now()),
  );
  if (taken instanceof Problem) throw taken;
  const { schoolId } = taken;
  // A code of one provider is never sent to another.
  if (taken.provider !== answer.provider || (answer.schoolId ?? schoolId) !== schoolId)
    throw new Problem('STATE_MISMATCH');
  const provider = await deps.database.read({ schoolId }, async (tx) => {
    await findSchool(tx, schoolId);
    return findProvider(tx, schoolId, taken.provider);
  });
  if (!provider) throw new Problem('PROVIDER_UNKNOWN');
  const identity = await deps.providers.redeem(provider, answer, { ...taken, state: answer.state });
  return { attempt: taken, identity };
}

/**
 * Signs the identity's account in, or keeps the identity until an account is proved for it.
 * @throws {Problem} what coming back throws, ACCOUNT_DISABLED, SECOND_FACTOR_REQUIRED
 */
export async function signInByReturn(
  deps: Services,
  answer: Return,
  context: RequestContext,
): Promise<DataOf<'exchangeThirdLoginCode'>> {
  const { attempt, identity } = await comeBack(deps, answer, context);
  const { schoolId, provider, redirect } = attempt;
  const now = deps.clock.now();
  const outcome = await deps.database.write({ schoolId }, async (tx) => {
    const account = await findLinked(tx, schoolId, provider, identity);
    if (!account) {
      const data = { schoolId, provider, identity, redirect, browser: knownBrowser(deps, context) };
      return { pending: await makeChallenge(tx, { kind: PENDING, data, ttlSeconds: ATTEMPT_TTL_S }, now) };
    }
    await admit(tx, schoolId, account.id, now);
    await noteLinkUsed(tx, account.link, now);
    return { account };
  });
  if (outcome.pending !== undefined)
    return {
      outcome: 'bindRequired',
      pendingBindId: outcome.pending,
      provider,
      displayName: identity.name,
      suggestedContact: maskContact(identity),
      expiresInSeconds: ATTEMPT_TTL_S,
    };
  const way = { loginMethod: LOGIN_METHODS[provider], provider, schoolId };
  await demandSecondFactor(deps, outcome.account, way, { targetUrl: redirect });
  const token = await issue(deps, outcome.account, context, way);
  return { outcome: 'signedIn', token, targetUrl: redirect };
}

const maskContact = ({ email, mobile }: Identity): string | null =>
  email ? mask(email) : mobile ? mask(mobile) : null;
