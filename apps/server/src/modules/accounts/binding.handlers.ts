import { ok, type Handlers } from '../../contract/handlers.ts';
import { requireViewer, type RequestContext, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import type { Services } from '../../platform/services.ts';
import { normalizeEmail, normalizeMobile, presentMobile } from '../auth/identifiers.ts';
import { requireFresh } from '../auth/step-up.ts';
import { sendCode, useCode } from '../auth/verification-codes.ts';
import { isTaken } from './accounts.repository.ts';
import { notify, noticeWords } from './notices.ts';

type BindingOperations = 'sendBindEmailCode' | 'sendBindSmsCode' | 'bindEmail' | 'bindMobile';
type Target = { email: string } | { mobile: string };
type Captcha = { captchaId?: string; captchaText?: string };

/** Another e-mail address, another number: proved by a code for this person and this address alone. */
export function bindingHandlers(services: Services): Pick<Handlers, BindingOperations> {
  const { database, clock, words } = services;
  const send = async (who: Target, captcha: Captcha, context: RequestContext) => {
    const viewer = requireViewer(context);
    const target = 'email' in who ? who.email : who.mobile;
    const taken = await database.read({ accountId: viewer.accountId }, async (tx) => {
      await requireFresh(tx, viewer, clock.now());
      return isTaken(tx, who);
    });
    const language = chooseLanguage(context.language, undefined);
    return ok(
      await sendCode(services, {
        channel: 'email' in who ? 'email' : 'mobile',
        target,
        purpose: `bind:${viewer.accountId}`,
        captcha:
          captcha.captchaId && captcha.captchaText !== undefined
            ? { id: captcha.captchaId, text: captcha.captchaText }
            : undefined,
        ip: context.ip,
        language,
        ...(taken ? { instead: noticeWords(words, language, 'addressWanted') } : {}),
      }),
    );
  };
  return {
    sendBindEmailCode: ({ query, context }) =>
      send({ email: normalizeEmail(query.newEmail) }, query, context),
    sendBindSmsCode: ({ body, context }) =>
      send({ mobile: normalizeMobile(body.newMobile, body.countryCode) }, body, context),
    bindEmail: async ({ query, body, context }) => {
      const newEmail = body?.newEmail ?? query.newEmail;
      const code = body?.emailCode ?? query.emailCode;
      if (!newEmail || !code)
        throw new Problem('VALIDATION_FAILED', {
          fields: [{ path: 'body', rule: 'required', message: 'needs newEmail and emailCode' }],
        });
      const email = normalizeEmail(newEmail);
      await bind(services, requireViewer(context), { email }, code);
      return ok({ email });
    },
    bindMobile: async ({ body, context }) => {
      const mobile = normalizeMobile(body.newMobile, body.countryCode);
      await bind(services, requireViewer(context), { mobile }, body.smsCode);
      return ok({ mobile: presentMobile(mobile) });
    },
  };
}

/**
 * Makes an address or number the person's. Of two people who prove the same one at once, one gets it.
 * @throws {Problem} REAUTHENTICATION_REQUIRED, CODE_*, ALREADY_BOUND
 */
async function bind(services: Services, viewer: Viewer, who: Target, code: string): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const { accountId } = viewer;
  const target = 'email' in who ? who.email : who.mobile;
  const outcome = await database
    .write({ accountId }, async (tx) => {
      await requireFresh(tx, viewer, now);
      const problem = await useCode(tx, target, `bind:${accountId}`, code, now);
      if (problem) return problem;
      const before = await tx
        .selectFrom('account')
        .select(['email', 'mobile', 'language'])
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await tx.updateTable('account').set(who).where('id', '=', accountId).execute();
      return before;
    })
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return new Problem('ALREADY_BOUND');
      throw error;
    });
  if (outcome instanceof Problem) throw outcome;
  // The old address is told: it is the one that a thief does not have.
  if ('email' in who && outcome.email !== who.email)
    await notify(services, outcome, 'emailChanged', who.email);
  if ('mobile' in who && outcome.mobile !== who.mobile) {
    const old = outcome.mobile ? { mobile: outcome.mobile } : { email: outcome.email };
    await notify(
      services,
      { ...old, language: outcome.language },
      'mobileChanged',
      presentMobile(who.mobile),
    );
  }
}

const UNIQUE_VIOLATION = '23505';
