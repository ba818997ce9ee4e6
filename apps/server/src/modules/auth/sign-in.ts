import type { Transaction } from '../../database/pool.ts';
import type { RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../platform/services.ts';
import { setTokenCookies } from './cookies.ts';
import { normalizeEmail, normalizeMobile, normalizeUsername } from './identifiers.ts';
import { askImageCheck, useImageCheck } from './image-check.ts';
import { clearCount, count, peek, type Limit } from './limits.ts';
import { checkPassword } from './passwords.ts';
import { openSession } from './session.repository.ts';
import { ACCESS_TOKEN_TTL_S, type Signing } from './signing.ts';
import { useCode } from './verification-codes.ts';

/** Wrong passwords for one account from one address, then a pause. */
const PER_ACCOUNT_AND_IP: Limit = { limit: 8, windowSeconds: 300 };
/** Wrong passwords from one address for whatever account. */
const PER_IP: Limit = { limit: 60, windowSeconds: 600 };
/** Wrong passwords after which a picture is asked for, wherever they came from. */
const FREE_OF_IMAGE = 3;

export interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  token_type: 'Bearer';
  expires_in: number;
  user_id: string;
}

/** Everything that signing in needs. */
export interface SignInDeps extends Services {
  signing: Signing;
}

interface Credentials {
  username?: string;
  password?: string;
  captchaId?: string;
  captchaText?: string;
}

/** @throws {Problem} INVALID_GRANT (the same for unknown accounts), CAPTCHA_REQUIRED, CAPTCHA_INVALID, TOO_MANY_ATTEMPTS, ACCOUNT_DISABLED */
export async function signInByPassword(deps: SignInDeps, form: Credentials, context: RequestContext): Promise<TokenAnswer> {
  const { database, clock } = deps;
  const typed = required(form.username, 'username').trim().toLowerCase().slice(0, 254);
  const password = required(form.password, 'password');
  const who = normalizeUsername(typed);
  const subject = who ? ('email' in who ? who.email : who.mobile) : typed;
  const keys = { pair: `pw:${subject}:${context.ip}`, ip: `pw:ip:${context.ip}`, image: `pw:image:${subject}` };
  const now = clock.now();
  const refused = await database.write({}, async (tx) => {
    for (const [key, limit] of [[keys.pair, PER_ACCOUNT_AND_IP], [keys.ip, PER_IP]] as const) {
      const state = await peek(tx, key, now);
      if (state.count >= limit.limit) return new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: state.retryAfterSeconds });
    }
    if ((await peek(tx, keys.image, now)).count < FREE_OF_IMAGE) return undefined;
    if (!form.captchaId || form.captchaText === undefined) {
      await count(tx, keys.pair, PER_ACCOUNT_AND_IP, now);
      return askImageCheck(tx, subject, now);
    }
    return (await useImageCheck(tx, form.captchaId, form.captchaText, subject, now)) ? undefined : new Problem('CAPTCHA_INVALID');
  });
  if (refused) throw refused;
  const account = who && (await database.read({}, (tx) => findAccount(tx, who)));
  const right = await checkPassword(account?.password_hash, password);
  if (!account || !right) {
    await database.write({}, async (tx) => {
      await count(tx, keys.pair, PER_ACCOUNT_AND_IP, now);
      await count(tx, keys.ip, PER_IP, now);
      await count(tx, keys.image, { limit: FREE_OF_IMAGE, windowSeconds: 900 }, now);
    });
    throw new Problem('INVALID_GRANT');
  }
  await database.write({}, async (tx) => {
    await clearCount(tx, keys.pair);
    await clearCount(tx, keys.image);
  });
  return issue(deps, account, context);
}

interface CodeForm {
  mobile?: string;
  countryCode?: string;
  email?: string;
  code?: string;
}

/** @throws {Problem} INVALID_GRANT for a code that is right but has no account, CODE_* for a code that is not */
export async function signInByCode(deps: SignInDeps, channel: 'mobile' | 'email', form: CodeForm, context: RequestContext): Promise<TokenAnswer> {
  const { database, clock } = deps;
  const who: { email: string } | { mobile: string } = channel === 'email' ? { email: normalizeEmail(required(form.email, 'email')) } : { mobile: normalizeMobile(required(form.mobile, 'mobile'), form.countryCode) };
  const code = required(form.code, 'code');
  const target = 'email' in who ? who.email : who.mobile;
  const { problem, account } = await database.write({}, async (tx) => {
    const wrong = await useCode(tx, target, 'login', code, clock.now());
    return { problem: wrong, account: wrong ? undefined : await findAccount(tx, who) };
  });
  if (problem) throw problem.code === 'CODE_ATTEMPTS_EXCEEDED' ? new Problem('TOO_MANY_ATTEMPTS', problem.details) : new Problem('INVALID_GRANT', problem.details);
  if (!account) throw new Problem('INVALID_GRANT');
  return issue(deps, account, context);
}

/**
 * Opens a session for an account that has proved itself, and sets the cookies.
 * @throws {Problem} ACCOUNT_DISABLED
 */
export async function issue(deps: SignInDeps, account: { id: string; is_valid: boolean }, context: RequestContext): Promise<TokenAnswer> {
  if (!account.is_valid) throw new Problem('ACCOUNT_DISABLED');
  const { sessionId, refreshToken } = await deps.database.write({}, (tx) =>
    openSession(tx, { accountId: account.id, loginMethod: '1', userAgent: context.userAgent, ip: context.ip }, deps.clock.now()),
  );
  return answerTokens(deps, { accountId: account.id, sessionId, refreshToken }, context);
}

/** The tokens of a session, as body and as cookies. */
export async function answerTokens(deps: SignInDeps, session: { accountId: string; sessionId: string; refreshToken: string }, context: RequestContext): Promise<TokenAnswer> {
  const access = await deps.signing.sign(session);
  setTokenCookies(context.reply, deps.config, { access, refresh: session.refreshToken });
  return { access_token: access, refresh_token: session.refreshToken, token_type: 'Bearer', expires_in: ACCESS_TOKEN_TTL_S, user_id: session.accountId };
}

const findAccount = (tx: Transaction, who: { email: string } | { mobile: string }) =>
  tx
    .selectFrom('account')
    .select(['id', 'password_hash', 'is_valid'])
    .where((eb) => ('email' in who ? eb(eb.fn<string>('lower', ['email']), '=', who.email) : eb('mobile', '=', who.mobile)))
    .executeTakeFirst();

function required(value: string | undefined, name: string): string {
  if (!value) throw new Problem('VALIDATION_FAILED', { fields: [{ path: `body/${name}`, rule: 'required', message: 'is required for this grant_type' }] });
  return value;
}
