import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import { requireViewer, type RequestContext, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage, type Language } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import { normalizeEmail, normalizeMobile, presentMobile } from '../../core/identity/identifiers.ts';
import { once } from '../../platform/idempotency.ts';
import { sendCode, useCode } from '../auth/verification-codes.ts';
import { confirmDomains } from '../schools/domain.repository.ts';
import { findHolder } from '../../core/people/people.repository.ts';
import { notify, noticeLetter } from './notices.ts';
import { lockContact, updateAccount } from './accounts.repository.ts';

type BindingOperations = 'sendBindEmailCode' | 'sendBindSmsCode' | 'bindEmail' | 'bindMobile';
type Target = { email: string } | { mobile: string };

/** Another e-mail address, another number: proved by a code for this person and this address alone. */
export function bindingHandlers(services: Services): Pick<Handlers, BindingOperations> {
  const { database } = services;
  const send = async (who: Target, captcha: string | undefined, context: RequestContext) => {
    const viewer = requireViewer(context);
    const target = 'email' in who ? who.email : who.mobile;
    const holder = await database.read({ accountId: viewer.accountId }, (tx) => findHolder(tx, who));
    const language = chooseLanguage(context.language, undefined);
    return ok(
      await sendCode(services, {
        channel: 'email' in who ? 'email' : 'mobile',
        target,
        purpose: `bind:${viewer.accountId}`,
        captcha,
        ip: context.ip,
        language,
        ...(holder ? { instead: noticeLetter(holder.language as Language, 'addressWanted') } : {}),
      }),
    );
  };
  return {
    sendBindEmailCode: ({ query, context }) =>
      send({ email: normalizeEmail(query.newEmail) }, query.captcha, context),
    sendBindSmsCode: ({ body, context }) =>
      send({ mobile: normalizeMobile(body.newMobile, body.countryCode) }, body.captcha, context),
    bindEmail: async ({ query, body, headers, context }) => {
      const newEmail = body?.newEmail ?? query.newEmail;
      const code = body?.emailCode ?? query.emailCode;
      if (!newEmail || !code)
        throw new Problem('VALIDATION_FAILED', {
          fields: [{ path: 'body', rule: 'required', message: 'needs newEmail and emailCode' }],
        });
      const email = normalizeEmail(newEmail);
      await bind(services, requireViewer(context), { email }, code, headers['idempotency-key']);
      return ok({ email });
    },
    bindMobile: async ({ body, headers, context }) => {
      const mobile = normalizeMobile(body.newMobile, body.countryCode);
      await bind(services, requireViewer(context), { mobile }, body.smsCode, headers['idempotency-key']);
      return ok({ mobile: presentMobile(mobile) });
    },
  };
}

/**
 * Makes an address or number the person's. Of two people who prove the same one at once, one gets it.
 * The same request again, because its answer was lost, changes nothing and tells nobody again.
 * @throws {Problem} CODE_*, ALREADY_BOUND, IDEMPOTENCY_KEY_REUSED
 */
async function bind(
  services: Services,
  viewer: Viewer,
  who: Target,
  code: string,
  key: string | undefined,
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const { accountId } = viewer;
  const target = 'email' in who ? who.email : who.mobile;
  const operation = 'email' in who ? 'bindEmail' : 'bindMobile';
  let before: { email: string | null; mobile: string | null; language: string } | undefined;
  const work = async (tx: Transaction) => {
    const problem = await useCode(tx, target, `bind:${accountId}`, code, now);
    if (problem) return problem;
    before = await lockContact(tx, accountId);
    await updateAccount(tx, accountId, who);
    if ('email' in who) await confirmDomains(tx, accountId, who.email, now);
    return who;
  };
  const outcome = await database
    .write({ accountId }, (tx) =>
      once(tx, { key, accountId, operation, request: { ...who, code } }, now, () => work(tx)),
    )
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return new Problem('ALREADY_BOUND');
      throw error;
    });
  if (outcome instanceof Problem) throw outcome;
  if (!before) return;
  // The old address is told: it is the one that a thief does not have.
  if ('email' in who && before.email !== who.email) await notify(services, before, 'emailChanged', who.email);
  if ('mobile' in who && before.mobile !== who.mobile) {
    const old = before.mobile ? { mobile: before.mobile } : { email: before.email };
    await notify(services, { ...old, language: before.language }, 'mobileChanged', presentMobile(who.mobile));
  }
}

const UNIQUE_VIOLATION = '23505';
