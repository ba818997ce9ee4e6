import type { RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage, type Language } from '../../i18n/languages.ts';
import { normalizeEmail, normalizeMobile } from '../../core/identity/identifiers.ts';
import { checkPassword, hashPassword, isWeakPassword } from '../../core/identity/passwords.ts';
import { demandSecondFactor } from '../auth/second-factor.ts';
import { findAccount, isTaken, addAccount } from '../../core/people/people.repository.ts';
import { issue, type TokenAnswer } from '../auth/sign-in.ts';
import { useCode, wasCodeUsed } from '../auth/verification-codes.ts';
import { findRules } from '../../core/identity/login-rules.repository.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { requireAccepted } from '../moderation/moderation.service.ts';
import { PERSONAL, sign } from '../schools/agreements.ts';
import type { Services } from '../../core/services.ts';
import { bindToAccount, joinOpenSchool } from './register.repository.ts';

export interface Registration {
  channel: 'mobile' | 'email';
  target: string;
  countryCode?: string;
  code: string;
  password?: string;
  nickName: string;
  language?: Language;
  tenantId?: string;
}

/**
 * Makes an account for a proved address or number, joins the school where it is open, and signs in. The same request
 * again signs in to the account that the first one made.
 * @throws {Problem} JOINING_NOT_ALLOWED where the school has closed its registration, CODE_*, PASSWORD_TOO_WEAK, ACCOUNT_EXISTS, MODERATION_REJECTED, VALIDATION_FAILED
 */
export async function register(
  deps: Services,
  form: Registration,
  context: RequestContext,
): Promise<TokenAnswer> {
  const who: { email: string } | { mobile: string } =
    form.channel === 'email'
      ? { email: normalizeEmail(form.target) }
      : { mobile: normalizeMobile(form.target, form.countryCode) };
  const target = 'email' in who ? who.email : who.mobile;
  const nickName = cleanName(form.nickName);
  if (nickName === '')
    throw new Problem('VALIDATION_FAILED', {
      fields: [{ path: 'body/nickName', rule: 'minLength', message: 'must not be empty' }],
    });
  if (form.password !== undefined && isWeakPassword(form.password, target))
    throw new Problem('PASSWORD_TOO_WEAK');
  await requireAccepted(deps, 'nickName', nickName);
  const passwordHash = form.password === undefined ? null : await hashPassword(form.password);
  const now = deps.clock.now();
  const result = await deps.database.write({ schoolId: form.tenantId }, async (tx) => {
    // Before the code is used up. Who was invited registers without a school, and joins by the invitation.
    if (form.tenantId && !(await findRules(tx, form.tenantId)).registration_open)
      return { problem: new Problem('JOINING_NOT_ALLOWED') };
    const problem = await useCode(tx, target, 'register', form.code, now);
    if (problem) {
      const isRepeated = await wasCodeUsed(tx, target, 'register', form.code, now);
      return isRepeated ? { problem, existing: await findAccount(tx, who) } : { problem };
    }
    if (await isTaken(tx, who))
      return { problem: new Problem('ACCOUNT_EXISTS'), existing: await findAccount(tx, who) };
    const language = form.language ?? chooseLanguage(undefined, context.request.headers['accept-language']);
    const account = await addAccount(tx, who, { passwordHash, nickName, language });
    if (!account) return { problem: new Problem('ACCOUNT_EXISTS') };
    // From here on the transaction is the new person's too.
    await bindToAccount(tx, account.id);
    await sign(tx, account.id, PERSONAL, language, now);
    if (form.tenantId) await joinOpenSchool(tx, form.tenantId, account.id, now);
    return { account };
  });
  if (result.account) return issue(deps, result.account, context, {});
  // Sent again, because the answer was lost: the code has proved the address and the password is the account's.
  const { problem, existing } = result;
  if (!existing || form.password === undefined) throw problem;
  if (!(await checkPassword(existing.password_hash, form.password))) throw problem;
  await demandSecondFactor(deps, existing, { tenantId: form.tenantId });
  return issue(deps, existing, context, { tenantId: form.tenantId });
}
