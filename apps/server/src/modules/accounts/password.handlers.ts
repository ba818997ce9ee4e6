import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import { normalizeEmail, normalizeUsername } from '../../core/identity/identifiers.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { checkPassword, hashPassword, isWeakPassword } from '../../core/identity/passwords.ts';
import { finishPasskeyProof, startPasskeyProof } from '../auth/passkeys.ts';
import { revokeSessionsOf } from '../../core/identity/session.repository.ts';
import { markProved } from '../auth/step-up.ts';
import { useTotp } from '../auth/totp.ts';
import { sendCode, useCode } from '../auth/verification-codes.ts';
import { notify } from './notices.ts';
import { findContact, findPasswordHash, setPasswordOf, updateAccount } from './accounts.repository.ts';
import { useOwnCode } from './own-code.service.ts';

type PasswordOperations =
  | 'changePassword'
  | 'resetPassword'
  | 'reauthenticate'
  | 'sendOwnCode'
  | 'startPasskeyProof';

const RESETS_PER_IP: Limit = { limit: 20, windowSeconds: 3600 };
/** Proofs that fail and succeed alike: whoever holds a session must not try passwords through it. */
const PROOFS: Limit = { limit: 10, windowSeconds: 900 };

/** Setting a password, and proving again who one is. */
export function passwordHandlers(services: Services): Pick<Handlers, PasswordOperations> {
  const { database, clock } = services;
  return {
    changePassword: async ({ body, context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      const contact = await database.read({ accountId }, (tx) => findContact(tx, accountId));
      if (isWeak(body.newPassword, contact)) throw new Problem('PASSWORD_TOO_WEAK');
      const hash = await hashPassword(body.newPassword);
      const now = clock.now();
      await database.write({ accountId }, async (tx) => {
        await updateAccount(tx, accountId, { password_hash: hash, password_changed_at: now });
        await revokeSessionsOf(tx, accountId, now, { except: viewer.sessionId });
      });
      await notify(services, contact, 'passwordChanged');
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    resetPassword: async ({ body, context }) => {
      const who = body.channel === 'email' ? { email: normalizeEmail(body.target) } : mobileOf(body.target);
      const target = 'email' in who ? who.email : who.mobile;
      if (isWeakPassword(body.newPassword, target)) throw new Problem('PASSWORD_TOO_WEAK');
      const hash = await hashPassword(body.newPassword);
      const now = clock.now();
      const outcome = await database.write({}, async (tx) => {
        const state = await count(tx, `reset:${context.ip}`, RESETS_PER_IP, now);
        if (state.count > RESETS_PER_IP.limit)
          return new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: state.retryAfterSeconds });
        const problem = await useCode(tx, target, 'reset', body.code, now);
        if (problem) return problem;
        const account = await setPasswordOf(tx, who, hash, now);
        // Right, but of nobody: told like a wrong one.
        if (!account) return new Problem('CODE_INVALID', { attemptsLeft: 0 });
        await revokeSessionsOf(tx, account.id, now);
        return account;
      });
      if (outcome instanceof Problem) throw outcome;
      await notify(services, outcome, 'passwordChanged');
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    sendOwnCode: async ({ body, context }) => {
      const { accountId } = requireViewer(context);
      const contact = await database.read({ accountId }, (tx) => findContact(tx, accountId));
      const target = body.channel === 'email' ? contact.email : contact.mobile;
      if (!target) throw new Problem('CONFLICT');
      return ok(
        await sendCode(services, {
          channel: body.channel,
          target,
          purpose: `${body.purpose}:${accountId}`,
          captcha: undefined,
          signedIn: true,
          ip: context.ip,
          language: chooseLanguage(context.language, undefined),
        }),
      );
    },
    startPasskeyProof: async ({ context }) => ok(await startPasskeyProof(services, requireViewer(context))),
    reauthenticate: async ({ body, context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      const now = clock.now();
      const limited = await database.write({ accountId }, (tx) =>
        count(tx, `proof:${accountId}`, PROOFS, now),
      );
      if (limited.count > PROOFS.limit)
        throw new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: limited.retryAfterSeconds });
      const problem = await prove(services, viewer, body, now);
      if (problem) throw problem;
      const validUntil = await database.write({ accountId }, (tx) =>
        markProved(tx, viewer, now, body.totp !== undefined || body.passkey !== undefined),
      );
      return ok({ validUntil: validUntil.toISOString() });
    },
  };
}

interface Proof {
  password?: string;
  code?: string;
  totp?: string;
  passkey?: { challengeId: string; response: object };
}

async function prove(
  services: Services,
  viewer: Viewer,
  proof: Proof,
  now: Date,
): Promise<Problem | undefined> {
  const { database } = services;
  const { accountId } = viewer;
  if (proof.password !== undefined) {
    const row = await database.read({ accountId }, (tx) => findPasswordHash(tx, accountId));
    const right = await checkPassword(row?.password_hash, proof.password);
    return right ? undefined : new Problem('INVALID_GRANT');
  }
  if (proof.code !== undefined) return useOwnCode(services, accountId, 'reauthenticate', proof.code, now);
  if (proof.totp !== undefined) {
    const right = await database.write({ accountId }, (tx) =>
      useTotp(tx, services.secrets, accountId, proof.totp as string, now),
    );
    return right ? undefined : new Problem('SECOND_FACTOR_INVALID');
  }
  if (proof.passkey) {
    const right = await finishPasskeyProof(services, viewer, proof.passkey);
    return right ? undefined : new Problem('SECOND_FACTOR_INVALID');
  }
  return new Problem('VALIDATION_FAILED', {
    fields: [{ path: 'body', rule: 'minProperties', message: 'needs one proof' }],
  });
}

const isWeak = (password: string, { email, mobile }: { email: string | null; mobile: string | null }) =>
  isWeakPassword(password, email ?? '') || isWeakPassword(password, mobile ?? '');

/** A number as people type it: of the mainland, or with its country code. */
function mobileOf(text: string): { mobile: string } {
  const who = normalizeUsername(text);
  if (who && 'mobile' in who) return who;
  throw new Problem('VALIDATION_FAILED', {
    fields: [{ path: 'body/target', rule: 'format', message: 'must be a mobile number' }],
  });
}
