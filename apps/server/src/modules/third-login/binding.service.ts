import type { ProviderName } from '../../database/tables.ts';
import type { RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import { isTaken, addAccount, findAccount, findValidity } from '../../core/people/people.repository.ts';
import { makeChallenge, takeChallenge, tryChallenge } from '../auth/challenges.repository.ts';
import { normalizeEmail, normalizeUsername } from '../../core/identity/identifiers.ts';
import { beginAttempt, forgiveAttempts } from '../../core/identity/password-attempts.ts';
import { checkPassword } from '../../core/identity/passwords.ts';
import { demandSecondFactor } from '../auth/second-factor.ts';
import { issue, type TokenAnswer, type Method } from '../auth/sign-in.ts';
import { useCode } from '../auth/verification-codes.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { requireAccepted } from '../moderation/moderation.service.ts';
import { ATTEMPT_TTL_S, knownBrowser } from './attempts.ts';
import { admit, link } from './identity.repository.ts';
import type { Identity } from '../../core/identity/provider-client.ts';
import { LOGIN_METHODS, PENDING } from './third-login.service.ts';
import type { Services } from '../../core/services.ts';

const BOUND = 'third-login-bound';
/** Wrong proofs for one pending link. */
const TRIES = 5;

/** An identity that waits for its account. */
interface Pending {
  schoolId: string;
  provider: ProviderName;
  identity: Identity;
  redirect: string;
  browser: string | undefined;
}
/** What a pending link came to. */
interface Bound extends Pending {
  /** ISO 8601. */
  provedAt: string;
}
export interface Binding {
  pendingBindId: string;
  channel: 'mobile' | 'email';
  target: string;
  code?: string;
  password?: string;
  captcha?: string;
  create?: boolean;
  nickName?: string;
}
interface ProvedAccount {
  id: string;
  is_valid: boolean;
  second_factor_since: Date | null;
}
type Who = { email: string } | { mobile: string };

/**
 * Links an identity that is new here to an account that is proved by its own password or a code that was sent to it,
 * or to one that is made now, and signs in. That a provider names the same address proves nothing.
 * @param key the same browser that asks again with it, because its answer was lost, is signed in again
 * @throws {Problem} BINDING_EXPIRED, STATE_MISMATCH, CODE_*, INVALID_GRANT, CAPTCHA_*, ACCOUNT_EXISTS, ALREADY_BOUND
 */
export async function bind(
  deps: Services,
  form: Binding,
  key: string | undefined,
  context: RequestContext,
): Promise<TokenAnswer> {
  const before = key && (await recallBound(deps, form.pendingBindId, key, context));
  const { pending, account } = before || (await prove(deps, form, context));
  if (!before) await completeLink(deps, form.pendingBindId, pending, account.id, key);
  // The account was proved here, by its own means: the session is a whole one, as old as that proof.
  return issue(deps, account, context, {
    ...methodOf(pending),
    ...(before ? { origin: { provedAt: before.provedAt } } : {}),
  });
}

/** What a pending link with this key came to, for the browser that made it. */
async function recallBound(
  deps: Services,
  pendingBindId: string,
  key: string,
  context: RequestContext,
): Promise<{ pending: Pending; account: { id: string; is_valid: boolean }; provedAt: Date } | undefined> {
  const { database, clock } = deps;
  const bound = await database.write({}, (tx) =>
    tryChallenge<Bound>(tx, BOUND, boundId(pendingBindId, key), clock.now()),
  );
  if (!bound?.accountId || bound.tries > TRIES || bound.data.browser !== knownBrowser(deps, context))
    return undefined;
  const { accountId, data: pending } = bound;
  const account = await database.read({}, (tx) => findValidity(tx, accountId));
  return account && { pending, account, provedAt: new Date(pending.provedAt) };
}

const boundId = (pendingBindId: string, key: string): string => `${pendingBindId}.${key}`;

const methodOf = ({ provider, schoolId }: Pending): Method => ({
  loginMethod: LOGIN_METHODS[provider],
  provider,
  tenantId: schoolId,
});

/** Proves the account for a pending link. */
export async function prove(
  deps: Services,
  form: Binding,
  context: RequestContext,
): Promise<{ pending: Pending; account: ProvedAccount }> {
  const now = deps.clock.now();
  const found = await deps.database.write({}, (tx) =>
    tryChallenge<Pending>(tx, PENDING, form.pendingBindId, now),
  );
  if (!found || found.tries > TRIES) throw new Problem('BINDING_EXPIRED');
  const pending = found.data;
  if (pending.browser === undefined || pending.browser !== knownBrowser(deps, context))
    throw new Problem('STATE_MISMATCH');
  const who = readTarget(form);
  const account = form.create
    ? await create(deps, form, who, context)
    : form.password === undefined
      ? await byCode(deps, form, who)
      : await byPassword(deps, form, form.password, who, context);
  await demandSecondFactor(deps, account, methodOf(pending));
  if (!account.is_valid) throw new Problem('ACCOUNT_DISABLED');
  return { pending, account };
}

/** Uses the pending link up. @throws {Problem} BINDING_EXPIRED, ALREADY_BOUND, ACCOUNT_DISABLED */
export async function completeLink(
  deps: Services,
  pendingBindId: string,
  pending: Pending,
  accountId: string,
  key?: string,
): Promise<void> {
  const { schoolId, provider, identity } = pending;
  const now = deps.clock.now();
  await deps.database.write({ schoolId, accountId }, async (tx) => {
    if (!(await takeChallenge(tx, PENDING, pendingBindId, now))) throw new Problem('BINDING_EXPIRED');
    if (!(await link(tx, accountId, schoolId, provider, identity, now))) throw new Problem('ALREADY_BOUND');
    await admit(tx, schoolId, accountId, now);
    if (key)
      await makeChallenge(
        tx,
        {
          id: boundId(pendingBindId, key),
          kind: BOUND,
          accountId,
          data: { ...pending, provedAt: now.toISOString() } satisfies Bound,
          ttlSeconds: ATTEMPT_TTL_S,
        },
        now,
      );
  });
}

function readTarget({ channel, target }: Binding): Who {
  if (channel === 'email') return { email: normalizeEmail(target) };
  const who = normalizeUsername(target);
  if (!who || 'email' in who) throw invalid('target', 'must be a mobile number');
  return who;
}

async function byCode({ database, clock }: Services, form: Binding, who: Who): Promise<ProvedAccount> {
  const code = form.code;
  if (code === undefined) throw invalid('code', 'is required without a password');
  const outcome = await database.write({}, async (tx) => {
    const wrong = await useCode(tx, targetOf(who), 'login', code, clock.now());
    return wrong ?? (await findAccount(tx, who)) ?? new Problem('CODE_INVALID', { attemptsLeft: 0 });
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

async function byPassword(
  { database, clock, secrets }: Services,
  form: Binding,
  password: string,
  who: Who,
  context: RequestContext,
): Promise<ProvedAccount> {
  const attempt = { subject: targetOf(who), ip: context.ip };
  const begun = await beginAttempt(database, attempt, who, form.captcha, clock.now(), { secrets });
  if (begun instanceof Problem) throw begun;
  const right = await checkPassword(begun?.password_hash, password);
  if (!begun || !right) throw new Problem('INVALID_GRANT');
  await forgiveAttempts(database, attempt);
  return begun;
}

async function create(
  deps: Services,
  form: Binding,
  who: Who,
  context: RequestContext,
): Promise<ProvedAccount> {
  const { database, clock } = deps;
  const { code } = form;
  const nickName = cleanName(form.nickName ?? '');
  if (code === undefined) throw invalid('code', 'is required for a new account');
  if (!nickName) throw invalid('nickName', 'is required for a new account');
  await requireAccepted(deps, 'nickName', nickName);
  const outcome = await database.write({}, async (tx) => {
    const wrong = await useCode(tx, targetOf(who), 'register', code, clock.now());
    if (wrong) return wrong;
    if (await isTaken(tx, who)) return new Problem('ACCOUNT_EXISTS');
    const account = await addAccount(tx, who, {
      passwordHash: null,
      nickName,
      language: chooseLanguage(context.language, context.request.headers['accept-language']),
    });
    return account ?? new Problem('ACCOUNT_EXISTS');
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

const targetOf = (who: Who): string => ('email' in who ? who.email : who.mobile);

const invalid = (field: string, message: string) =>
  new Problem('VALIDATION_FAILED', { fields: [{ path: `body/${field}`, rule: 'required', message }] });
