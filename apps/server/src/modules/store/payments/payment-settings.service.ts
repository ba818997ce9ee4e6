import type { PaymentSettings, PaymentSettingsInput, PaymentTest } from '@stoa/api/schema';
import type { Config } from '../../../config.ts';
import { authorize } from '../../../core/acl/authorize.ts';
import { count, type Limit } from '../../../core/limits/limits.repository.ts';
import { enter } from '../../../core/schools/schools.service.ts';
import type { Services } from '../../../core/services.ts';
import { Problem } from '../../../http/problem.ts';
import { publish } from '../../../platform/bus.repository.ts';
import { invalid } from '../store.policy.ts';
import { lockSettings } from '../store.repository.ts';
import type { SignedIn } from '../store.service.ts';
import { connect, keyPurpose, webhookPurpose } from './connection.ts';
import { presentPaymentSettings } from './payments.presenter.ts';
import { findPaymentSettings, savePaymentSettings } from './payments.repository.ts';
import { ProviderError } from './provider.ts';

const TESTS_PER_SCHOOL: Limit = { limit: 30, windowSeconds: 3600 };
const LIVE_KEY = /^.k_live_/;

/** Where the provider of a school sends what it has to tell. */
export const webhookUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, schoolId: string): string =>
  `${publicUrl}/api/store/v1/open/schools/${schoolId}/payments/stripe`;

/** How a school takes money, for who runs it. @throws {Problem} NOT_FOUND, FORBIDDEN */
export function loadPaymentSettings(
  { database, config }: Pick<Services, 'database' | 'config'>,
  caller: SignedIn,
): Promise<PaymentSettings> {
  const { schoolId, viewer } = caller;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  return database.read({ schoolId }, async (tx) => {
    await enter(tx, caller);
    return presentPaymentSettings(await findPaymentSettings(tx), webhookUrl(config, schoolId));
  });
}

/** Changes how a school takes money. @throws {Problem} NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, VERSION_CONFLICT */
export function changePaymentSettings(
  { database, config, secrets }: Pick<Services, 'database' | 'config' | 'secrets'>,
  input: PaymentSettingsInput,
  caller: SignedIn,
): Promise<PaymentSettings> {
  const { schoolId, viewer } = caller;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  const { transferEnabled, cardEnabled, secretKey, webhookSecret } = input;
  if (!transferEnabled && !cardEnabled)
    throw invalid('transferEnabled', 'required', 'one way to pay is needed');
  return database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    await enter(tx, caller);
    await lockSettings(tx, schoolId);
    const before = await findPaymentSettings(tx);
    const version = before?.version ?? 0;
    if (version !== input.version) throw new Problem('VERSION_CONFLICT', { currentVersion: String(version) });
    const sealed = (typed: string | null | undefined, kept: Buffer | null | undefined, purpose: string) =>
      typed === undefined ? (kept ?? null) : typed === null ? null : secrets.seal(purpose, typed);
    const secret = sealed(secretKey, before?.secret_cipher, keyPurpose(schoolId));
    const webhook = sealed(webhookSecret, before?.webhook_cipher, webhookPurpose(schoolId));
    if (cardEnabled && !secret) throw invalid('secretKey', 'required', 'is needed for cards');
    if (cardEnabled && !webhook) throw invalid('webhookSecret', 'required', 'is needed for cards');
    await savePaymentSettings(tx, schoolId, {
      transfer_enabled: transferEnabled,
      card_enabled: cardEnabled,
      secret_cipher: secret,
      webhook_cipher: webhook,
      is_live:
        secret === null
          ? null
          : typeof secretKey === 'string'
            ? LIVE_KEY.test(secretKey)
            : (before?.is_live ?? false),
      version: version + 1,
    });
    await publish(tx, { type: 'school.changed', schoolId });
    return presentPaymentSettings(await findPaymentSettings(tx), webhookUrl(config, schoolId));
  });
}

/** Whether the provider takes the key that is saved. @throws {Problem} NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS */
export async function testPayments(
  services: Pick<Services, 'database' | 'config' | 'secrets'>,
  caller: SignedIn,
): Promise<PaymentTest> {
  const { schoolId, viewer, now } = caller;
  authorize(viewer, 'SCHOOL_SETTINGS', schoolId);
  const { settings, tries } = await services.database.write(
    { schoolId, accountId: viewer.accountId },
    async (tx) => {
      await enter(tx, caller);
      return {
        tries: await count(tx, `payment-test:${schoolId}`, TESTS_PER_SCHOOL, now),
        settings: await findPaymentSettings(tx),
      };
    },
  );
  if (tries.count > TESTS_PER_SCHOOL.limit)
    throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: tries.retryAfterSeconds });
  const provider = connect(services, settings);
  if (!provider) return { works: false, reason: 'noKey' };
  try {
    await provider.test();
    return { works: true, reason: null };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { works: false, reason: error.reason === 'refused' ? 'refused' : 'unreachable' };
  }
}
