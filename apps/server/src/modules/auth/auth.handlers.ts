import type { Handlers } from '../../contract/handlers.ts';
import type { LoginWay } from '../../database/tables.ts';
import { readCookie, readUnprefixed, REFRESH_COOKIE } from '../../http/cookies.ts';
import { Problem } from '../../http/problem.ts';
import { logSecurity } from '../../http/security-log.ts';
import { findRules } from '../../core/identity/login-rules.repository.ts';
import { clearTokenCookies, formerRefreshToken } from '../../core/identity/cookies.ts';
import { findOwner, revokeByRefreshToken, revokeSession } from '../../core/identity/session.repository.ts';
import { refuseShutOut } from './shut-out.repository.ts';
import { signInByPasskey, signInBySecondFactor } from './second-factor-sign-in.ts';
import { Rotations } from '../../core/identity/rotations.ts';
import { answerTokens, signInByCode, signInByPassword } from './sign-in.ts';
import type { Services } from '../../core/services.ts';

/** Which switch of a school's settings a grant hangs on. */
const METHODS: Partial<Record<string, LoginWay>> = {
  password: 'password',
  sms_code: 'sms',
  email_code: 'email',
};

/**
 * Asks the school that was named whether it offers this way in.
 * @returns whether it wants a captcha with every password
 * @throws {Problem} LOGIN_METHOD_OFF
 */
async function checkMethod(
  { database }: Services,
  schoolId: string | undefined,
  method: LoginWay | undefined,
): Promise<boolean> {
  if (schoolId === undefined || method === undefined) return false;
  const rules = await database.read({ schoolId }, (tx) => findRules(tx, schoolId));
  if (!rules.methods.includes(method)) throw new Problem('LOGIN_METHOD_OFF');
  return rules.captcha === 'always';
}

/** Signing in, renewing, signing out. */
export function authHandlers(deps: Services): Pick<Handlers, 'issueToken' | 'signOut'> {
  const rotations = new Rotations(deps.database);
  /** A school that was named has its say, and the sign-in stays what it is elsewhere. */
  const refuseRenewal = async (token: string, tenantId: string) => {
    const accountId = await deps.database.read({}, (tx) => findOwner(tx, token));
    if (accountId) await deps.database.read({ accountId }, (tx) => refuseShutOut(tx, accountId, [tenantId]));
  };
  return {
    issueToken: async ({ body, context }) => {
      const isCaptchaAlways = await checkMethod(deps, body.tenantId, METHODS[body.grant_type]);
      switch (body.grant_type) {
        case 'password':
          return { status: 200, body: await signInByPassword(deps, body, context, isCaptchaAlways) };
        case 'sms_code':
          return { status: 200, body: await signInByCode(deps, 'mobile', body, context) };
        case 'email_code':
          return { status: 200, body: await signInByCode(deps, 'email', body, context) };
        case 'second_factor':
          return { status: 200, body: await signInBySecondFactor(deps, body, context) };
        case 'passkey':
          return { status: 200, body: await signInByPasskey(deps, body, context) };
        case 'refresh_token': {
          const { request, reply } = context;
          const token =
            body.refresh_token ??
            readCookie(request, deps.config, REFRESH_COOKIE) ??
            (await formerRefreshToken(deps, request));
          if (token && body.tenantId) await refuseRenewal(token, body.tenantId);
          const rotation = token ? await rotations.rotate(token, deps.clock.now()) : undefined;
          if (rotation?.kind !== 'rotated') {
            clearTokenCookies(reply, deps.config);
            throw new Problem('INVALID_GRANT');
          }
          return { status: 200, body: await answerTokens(deps, rotation, context) };
        }
        default:
          throw new Problem('UNSUPPORTED_GRANT_TYPE');
      }
    },
    signOut: async ({ context }) => {
      const { viewer, reply, request } = context;
      // Whoever set it, ending its session is all that it is used for.
      const refreshToken =
        readCookie(request, deps.config, REFRESH_COOKIE) ??
        readUnprefixed(request, deps.config, REFRESH_COOKIE);
      if (viewer) {
        const { accountId, sessionId } = viewer;
        await deps.database.write({ accountId }, (tx) => revokeSession(tx, sessionId, deps.clock.now()));
        logSecurity(request, 'signed out', { accountId, sessionId });
      } else if (refreshToken)
        await deps.database.write({}, (tx) => revokeByRefreshToken(tx, refreshToken, deps.clock.now()));
      clearTokenCookies(reply, deps.config);
      reply.header('clear-site-data', '"cache"');
      return { status: 204 };
    },
  };
}
