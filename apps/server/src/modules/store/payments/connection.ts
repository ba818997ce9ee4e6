import type { Services } from '../../../core/services.ts';
import type { PaymentProvider } from './provider.ts';
import type { PaymentSettingsRow } from './payments.repository.ts';
import { StripeProvider } from './stripe.provider.ts';

type Deps = Pick<Services, 'config' | 'secrets'>;

/** What secrets of a provider are sealed for: those of one school do not open for another. */
export const keyPurpose = (schoolId: string): string => `payment key ${schoolId}`;
export const webhookPurpose = (schoolId: string): string => `payment webhook ${schoolId}`;

/** The provider of a school; undefined where it has none. */
export const connect = (
  { config, secrets }: Deps,
  settings: PaymentSettingsRow | undefined,
): PaymentProvider | undefined =>
  settings?.secret_cipher
    ? new StripeProvider(secrets.open(keyPurpose(settings.school_id), settings.secret_cipher), config)
    : undefined;
