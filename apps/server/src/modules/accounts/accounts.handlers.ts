import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import { normalizeEmail, normalizeMobile, normalizeUsername } from '../../core/identity/identifiers.ts';
import { requireSignInEnabled } from '../../core/config/gates.ts';
import { askCaptcha, createCaptcha, useCaptcha } from '../../core/identity/captcha.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { peekAttempts } from '../../core/identity/password-attempts.ts';
import { ACCESS_TOKEN_TTL_S } from '../../core/identity/signing.ts';
import { sendCode, type CodePurpose } from '../auth/verification-codes.ts';
import { digest } from '../../platform/digest.ts';
import { findRules } from '../../core/identity/login-rules.repository.ts';
import { isTaken } from '../../core/people/people.repository.ts';
import { findMe, removeAuthorizationCode, touchSession } from './accounts.repository.ts';
import { presentUser } from './accounts.presenter.ts';
import { register } from './register.ts';
import type { Services } from '../../core/services.ts';

type AccountOperations =
  | 'registerAccount'
  | 'sendSmsCode'
  | 'sendSmsCodeV2'
  | 'sendEmailCode'
  | 'sendEmailCodeV2'
  | 'getMe'
  | 'heartbeat'
  | 'mobileExisted'
  | 'emailExisted'
  | 'getClientIp'
  | 'deleteAuthCode'
  | 'getCaptcha';

const EXISTED_PER_IP: Limit = { limit: 20, windowSeconds: 3600 };
const CHALLENGES_PER_IP: Limit = { limit: 120, windowSeconds: 3600 };
/** A code that was handed out and not used can be taken back for this long. */
const AUTH_CODE_TTL_MS = 600_000;

interface CodeForm {
  purpose: CodePurpose;
  captcha?: string;
}

/** A person's account: registering, codes, who is signed in. */
export function accountHandlers(deps: Services): Pick<Handlers, AccountOperations> {
  const { database, clock, secrets, config } = deps;
  const send = async (channel: 'email' | 'mobile', target: string, form: CodeForm, context: RequestContext) =>
    ok(
      await sendCode(deps, {
        channel,
        target,
        purpose: form.purpose,
        captcha: form.captcha,
        ip: context.ip,
        language: chooseLanguage(context.language, undefined),
      }),
    );
  const existed = async (
    who: { email: string } | { mobile: string },
    captcha: string,
    context: RequestContext,
  ) => {
    const subject = 'email' in who ? who.email : who.mobile;
    const outcome = await database.write({}, async (tx) => {
      const state = await count(tx, `existed:${context.ip}`, EXISTED_PER_IP, clock.now());
      if (state.count > EXISTED_PER_IP.limit)
        return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
      const about = { purpose: 'existed', subject };
      if (!(await useCaptcha(tx, secrets, captcha, about, clock.now())))
        return askCaptcha(secrets, 'CAPTCHA_INVALID', about, [state.count], clock.now());
      return { existed: await isTaken(tx, who) };
    });
    if (outcome instanceof Problem) throw outcome;
    return ok(outcome);
  };
  return {
    registerAccount: async ({ body, context }) => {
      await requireSignInEnabled(deps.runtime);
      return { status: 200, body: await register(deps, body, context) };
    },
    sendSmsCode: ({ body, context }) =>
      send('mobile', normalizeMobile(body.mobile, body.countryCode), body, context),
    sendSmsCodeV2: ({ body, context }) =>
      send('mobile', normalizeMobile(body.mobile, body.countryCode), body, context),
    sendEmailCode: ({ body, context }) => send('email', normalizeEmail(body.email), body, context),
    sendEmailCodeV2: ({ body, context }) => send('email', normalizeEmail(body.email), body, context),
    getMe: async ({ context }) => {
      const viewer = requireViewer(context);
      const found = await database.read({ accountId: viewer.accountId }, (tx) => findMe(tx, viewer));
      if (!found) throw new Problem('VERIFICATION_FAILED');
      return ok(
        presentUser(
          found,
          viewer,
          chooseLanguage(context.language, undefined),
          config.unionLeaderOffHosts.includes(context.request.hostname),
        ),
      );
    },
    heartbeat: async ({ context }) => {
      const viewer = requireViewer(context);
      const now = clock.now();
      const session = await database.write({ accountId: viewer.accountId }, (tx) =>
        touchSession(tx, viewer.sessionId, now),
      );
      return ok({
        serverTime: now.toISOString(),
        accessExpiresInSeconds: ACCESS_TOKEN_TTL_S,
        sessionEndsAt: session.expires_at.toISOString(),
      });
    },
    mobileExisted: ({ query, context }) =>
      existed({ mobile: normalizeMobile(query.mobile, query.countryCode) }, query.captcha, context),
    emailExisted: ({ query, context }) =>
      existed({ email: normalizeEmail(query.email) }, query.captcha, context),
    getClientIp: ({ context }) => ({
      status: 200,
      body: { code: '000000', message: 'ok', data: { ip: context.ip } },
    }),
    deleteAuthCode: async ({ query, context }) => {
      const { accountId } = requireViewer(context);
      const gone = await database.write({ accountId }, (tx) =>
        removeAuthorizationCode(
          tx,
          accountId,
          digest(query.code),
          new Date(clock.now().getTime() - AUTH_CODE_TTL_MS),
        ),
      );
      if (!gone) throw new Problem('NOT_FOUND');
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    getCaptcha: async ({ query, context }) => {
      const who = normalizeUsername(query.account);
      const subject = who ? ('email' in who ? who.email : who.mobile) : query.account.trim().toLowerCase();
      const { purpose = 'password', tenantId: schoolId } = query;
      const about = { purpose, subject, schoolId };
      const now = clock.now();
      const isPassword = purpose === 'password';
      const isAlways =
        schoolId !== undefined &&
        (await database.read({ schoolId }, (tx) => findRules(tx, schoolId))).captcha === 'always';
      const outcome = await database.write({}, async (tx) => {
        const { isCaptchaNeeded, load } = await peekAttempts(tx, { subject, ip: context.ip }, now);
        const required = !isPassword || isAlways || isCaptchaNeeded;
        if (!query.force && !(isPassword && required)) return undefined;
        const state = await count(tx, `captcha:${context.ip}`, CHALLENGES_PER_IP, now);
        if (state.count > CHALLENGES_PER_IP.limit)
          return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
        return { required, load: isPassword ? load : [state.count] };
      });
      if (outcome instanceof Problem) throw outcome;
      if (outcome === undefined) return ok({ required: false, challenge: null });
      const challenge = await createCaptcha(secrets, about, outcome.load, now);
      return ok({ required: outcome.required, challenge });
    },
  };
}
