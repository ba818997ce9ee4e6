import type { Handlers } from '../../contract/handlers.ts';
import { REFRESH_COOKIE } from '../../http/csrf.ts';
import { Problem } from '../../http/problem.ts';
import { clearTokenCookies } from './cookies.ts';
import { revokeByRefreshToken, revokeSession } from './session.repository.ts';
import { signInByPasskey, signInBySecondFactor } from './second-factor-sign-in.ts';
import { Rotations } from './rotations.ts';
import { answerTokens, signInByCode, signInByPassword, type SignInDeps } from './sign-in.ts';

/** Signing in, renewing, signing out. */
export function authHandlers(deps: SignInDeps): Pick<Handlers, 'issueToken' | 'signOut'> {
  const rotations = new Rotations(deps.database);
  return {
    issueToken: async ({ body, context }) => {
      switch (body.grant_type) {
        case 'password':
          return { status: 200, body: await signInByPassword(deps, body, context) };
        case 'sms_code':
          return { status: 200, body: await signInByCode(deps, 'mobile', body, context) };
        case 'email_code':
          return { status: 200, body: await signInByCode(deps, 'email', body, context) };
        case 'second_factor':
          return { status: 200, body: await signInBySecondFactor(deps, body, context) };
        case 'passkey':
          return { status: 200, body: await signInByPasskey(deps, body, context) };
        case 'refresh_token': {
          const token = body.refresh_token ?? context.request.cookies[REFRESH_COOKIE];
          const rotation = token ? await rotations.rotate(token, deps.clock.now()) : undefined;
          if (rotation?.kind !== 'rotated') {
            clearTokenCookies(context.reply);
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
      const refreshToken = request.cookies[REFRESH_COOKIE];
      if (viewer)
        await deps.database.write({ accountId: viewer.accountId }, (tx) =>
          revokeSession(tx, viewer.sessionId, deps.clock.now()),
        );
      else if (refreshToken)
        await deps.database.write({}, (tx) => revokeByRefreshToken(tx, refreshToken, deps.clock.now()));
      clearTokenCookies(reply);
      reply.header('clear-site-data', '"cache"');
      return { status: 204 };
    },
  };
}
