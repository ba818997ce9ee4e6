import type { RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { logSecurity } from '../../http/security-log.ts';
import type { Services } from '../../core/services.ts';
import { warnOfNewDevice } from '../notifications/new-device.ts';
import { releaseBrowser, setTokenCookies } from '../../core/identity/cookies.ts';
import { normalizeEmail, normalizeMobile, normalizeUsername } from '../../core/identity/identifiers.ts';
import { beginAttempt, forgiveAttempts, type Attempt } from '../../core/identity/password-attempts.ts';
import { checkPassword } from '../../core/identity/passwords.ts';
import { demandSecondFactor } from './second-factor.ts';
import { requireSignInEnabled } from '../../core/config/gates.ts';
import { openSession, openSessionAlone, type SessionOrigin } from '../../core/identity/session.repository.ts';
import { refuseShutOut } from './shut-out.repository.ts';
import { ACCESS_TOKEN_TTL_S } from '../../core/identity/signing.ts';
import { useCode } from './verification-codes.ts';
import { findAccount } from '../../core/people/people.repository.ts';

export interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  token_type: 'Bearer';
  expires_in: number;
  user_id: string;
}

/** By which way somebody came in. */
export interface Method {
  /** How the session remembers it, for signing out. */
  loginMethod?: string;
  provider?: string;
  /** The school whose provider alone vouched for the person: what comes of it is good for that school alone. */
  schoolId?: string | undefined;
  /** The school that the person signs in to. */
  tenantId?: string | undefined;
  /** A second factor was part of it. */
  bySecondFactor?: boolean;
  /** Where nothing was proved just now: the earlier proof or session that this one comes of. */
  origin?: SessionOrigin;
}

interface Credentials {
  tenantId?: string;
  username?: string;
  password?: string;
  captcha?: string;
}

/**
 * Signs in by password.
 * @param isCaptchaAlways a captcha is asked for even before a failure
 * @throws {Problem} INVALID_GRANT (the same for unknown accounts), CAPTCHA_REQUIRED, CAPTCHA_INVALID, TOO_MANY_ATTEMPTS, ACCOUNT_DISABLED
 */
export async function signInByPassword(
  deps: Services,
  form: Credentials,
  context: RequestContext,
  isCaptchaAlways = false,
): Promise<TokenAnswer> {
  const { database, clock } = deps;
  const typed = required(form.username, 'username').trim().toLowerCase().slice(0, 254);
  const password = required(form.password, 'password');
  const who = normalizeUsername(typed);
  const subject = who ? ('email' in who ? who.email : who.mobile) : typed;
  const attempt = { subject, ip: context.ip };
  const begun = await beginAttempt(database, attempt, who, form.captcha, clock.now(), {
    secrets: deps.secrets,
    schoolId: form.tenantId,
    isAlways: isCaptchaAlways,
  });
  if (begun instanceof Problem) throw begun;
  const right = await checkPassword(begun?.password_hash, password);
  if (!begun || !right) throw new Problem('INVALID_GRANT');
  const method = { tenantId: form.tenantId };
  // Forgiving goes along with the session where nothing comes between them.
  const isPlain = !begun.second_factor_since && form.tenantId === undefined;
  if (!isPlain) await forgiveAttempts(database, attempt);
  await demandSecondFactor(deps, begun, method);
  return issue(deps, begun, context, method, isPlain ? attempt : undefined);
}

interface CodeForm {
  tenantId?: string;
  mobile?: string;
  countryCode?: string;
  email?: string;
  code?: string;
}

/** @throws {Problem} INVALID_GRANT for a code that is right but has no account, CODE_* for a code that is not */
export async function signInByCode(
  deps: Services,
  channel: 'mobile' | 'email',
  form: CodeForm,
  context: RequestContext,
): Promise<TokenAnswer> {
  const { database, clock } = deps;
  const who: { email: string } | { mobile: string } =
    channel === 'email'
      ? { email: normalizeEmail(required(form.email, 'email')) }
      : { mobile: normalizeMobile(required(form.mobile, 'mobile'), form.countryCode) };
  const code = required(form.code, 'code');
  const target = 'email' in who ? who.email : who.mobile;
  const { problem, account } = await database.write({}, async (tx) => {
    const wrong = await useCode(tx, target, 'login', code, clock.now());
    return { problem: wrong, account: wrong ? undefined : await findAccount(tx, who) };
  });
  if (problem)
    throw problem.code === 'CODE_ATTEMPTS_EXCEEDED'
      ? new Problem('TOO_MANY_ATTEMPTS', problem.details)
      : new Problem('INVALID_GRANT', problem.details);
  if (!account) throw new Problem('INVALID_GRANT');
  const method = { tenantId: form.tenantId };
  await demandSecondFactor(deps, account, method);
  return issue(deps, account, context, method);
}

/**
 * Opens a session for an account that has proved itself, and sets the cookies.
 * @param forgiven the right password’s attempt, where no school has a say
 * @throws {Problem} SIGN_IN_DISABLED; ACCOUNT_DISABLED, by the platform or by a school that the way in names
 */
export async function issue(
  deps: Services,
  account: { id: string; is_valid: boolean },
  context: RequestContext,
  { loginMethod = '1', provider, schoolId, tenantId, bySecondFactor, origin }: Method,
  forgiven?: Attempt,
): Promise<TokenAnswer> {
  if (!account.is_valid) throw new Problem('ACCOUNT_DISABLED');
  await requireSignInEnabled(deps.runtime);
  const { database, clock } = deps;
  const { userAgent, ip } = context;
  const wanted = {
    accountId: account.id,
    loginMethod,
    userAgent,
    ip,
    provider,
    schoolId,
    bySecondFactor,
    origin,
  };
  const now = clock.now();
  const { sessionId, refreshToken, devicesBefore } =
    schoolId === undefined && tenantId === undefined
      ? await openSessionAlone(database, wanted, now, forgiven)
      : await database.write({ accountId: account.id }, async (tx) => {
          const opened = await openSession(tx, wanted, now);
          await refuseShutOut(tx, account.id, [schoolId, tenantId]);
          return opened;
        });
  releaseBrowser(context, deps.config);
  logSecurity(context.request, 'signed in', {
    accountId: account.id,
    sessionId,
    loginMethod,
    provider,
    bySecondFactor: bySecondFactor === true,
  });
  // Whoever proved themselves is in, even if the news of it cannot be written.
  await warnOfNewDevice(database, wanted, devicesBefore, now).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'a new device could not be told'),
  );
  return answerTokens(deps, { accountId: account.id, sessionId, refreshToken }, context);
}

/** The tokens of a session, as body and as cookies. */
export async function answerTokens(
  deps: Services,
  session: { accountId: string; sessionId: string; refreshToken: string },
  context: RequestContext,
): Promise<TokenAnswer> {
  const access = deps.signing.sign(session);
  setTokenCookies(context.reply, deps.config, { access, refresh: session.refreshToken });
  return {
    access_token: access,
    refresh_token: session.refreshToken,
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_TTL_S,
    user_id: session.accountId,
  };
}

function required(value: string | undefined, name: string): string {
  if (!value)
    throw new Problem('VALIDATION_FAILED', {
      fields: [{ path: `body/${name}`, rule: 'required', message: 'is required for this grant_type' }],
    });
  return value;
}
