import { ok, type Handlers } from '../../contract/handlers.ts';
import type { RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { takeChallenge, tryChallenge } from './challenges.repository.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { askPasskey, checkPasskey } from './passkeys.ts';
import { TICKET } from './second-factor.ts';
import { issue, type TokenAnswer, type Method } from './sign-in.ts';
import { useRecoveryCode, useTotp } from './totp.ts';
import type { Services } from '../../core/services.ts';
import { findValidity } from '../../core/people/people.repository.ts';

/** A code of six digits falls to a million tries: a ticket has five, an account twenty in a quarter of an hour. */
const TICKET_TRIES = 5;
const PER_ACCOUNT: Limit = { limit: 20, windowSeconds: 900 };
const PASSKEYS_PER_IP: Limit = { limit: 60, windowSeconds: 600 };

interface FactorForm {
  tenantId?: string;
  ticket?: string;
  code?: string;
  recoveryCode?: string;
  challengeId?: string;
  assertion?: string;
}

/**
 * Finishes a sign-in with its second factor.
 * @throws {Problem} INVALID_GRANT for a ticket that does not hold, SECOND_FACTOR_INVALID, TOO_MANY_ATTEMPTS
 */
export async function signInBySecondFactor(
  deps: Services,
  form: FactorForm,
  context: RequestContext,
): Promise<TokenAnswer> {
  const { database, clock } = deps;
  const now = clock.now();
  const { ticket = '' } = form;
  const outcome = await database.write({}, async (tx) => {
    const found = await tryChallenge(tx, TICKET, ticket, now);
    if (!found?.accountId) return new Problem('INVALID_GRANT');
    const state = await count(tx, `second:${found.accountId}`, PER_ACCOUNT, now);
    return found.tries > TICKET_TRIES || state.count > PER_ACCOUNT.limit
      ? new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: state.retryAfterSeconds })
      : found.accountId;
  });
  if (outcome instanceof Problem) throw outcome;
  if (!(await holds(deps, outcome, form, now))) throw new Problem('SECOND_FACTOR_INVALID');
  const taken = await database.write({ accountId: outcome }, async (tx) => {
    const used = await takeChallenge<Method>(tx, TICKET, ticket, now);
    const account = await findValidity(tx, outcome);
    return used && account && { account, method: used.data };
  });
  if (!taken) throw new Problem('INVALID_GRANT');
  return issue(deps, taken.account, context, { ...taken.method, bySecondFactor: true });
}

async function holds(deps: Services, accountId: string, form: FactorForm, now: Date): Promise<boolean> {
  const { database, secrets } = deps;
  const { code, recoveryCode, challengeId, assertion } = form;
  if (code) return database.write({ accountId }, (tx) => useTotp(tx, secrets, accountId, code, now));
  if (recoveryCode)
    return database.write({ accountId }, (tx) => useRecoveryCode(tx, accountId, recoveryCode, now));
  if (challengeId && assertion)
    return (await checkPasskey(deps, { challengeId, response: parse(assertion) }, accountId)) === accountId;
  return false;
}

/**
 * Signs in with a passkey alone: it proves possession, and its owner to itself.
 * @throws {Problem} INVALID_GRANT, TOO_MANY_ATTEMPTS
 */
export async function signInByPasskey(
  deps: Services,
  { challengeId, assertion, tenantId }: FactorForm,
  context: RequestContext,
): Promise<TokenAnswer> {
  const accountId =
    challengeId && assertion
      ? await checkPasskey(deps, { challengeId, response: parse(assertion) })
      : undefined;
  const account = accountId && (await deps.database.read({ accountId }, (tx) => findValidity(tx, accountId)));
  if (!account) throw new Problem('INVALID_GRANT');
  // It verifies its owner itself: possession and knowledge in one.
  return issue(deps, account, context, { tenantId, bySecondFactor: true });
}

/** What the browser needs before either. */
export function passkeySignInHandlers(deps: Services): Pick<Handlers, 'startPasskeySignIn'> {
  const { database, clock } = deps;
  return {
    startPasskeySignIn: async ({ body, context }) => {
      const now = clock.now();
      const outcome = await database.write({}, async (tx) => {
        const state = await count(tx, `passkey:ip:${context.ip}`, PASSKEYS_PER_IP, now);
        if (state.count > PASSKEYS_PER_IP.limit)
          return new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: state.retryAfterSeconds });
        if (body.ticket === null) return undefined;
        const found = await tryChallenge(tx, TICKET, body.ticket, now);
        return found?.accountId && found.tries <= 2 * TICKET_TRIES
          ? found.accountId
          : new Problem('VALIDATION_FAILED', {
              fields: [{ path: 'body/ticket', rule: 'enum', message: 'holds no longer: sign in again' }],
            });
      });
      if (outcome instanceof Problem) throw outcome;
      return ok(await database.write({ accountId: outcome }, (tx) => askPasskey(deps, tx, outcome)));
    },
  };
}

/** The answer of a browser, JSON in a form field; what cannot be read is an answer that does not hold. */
function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
