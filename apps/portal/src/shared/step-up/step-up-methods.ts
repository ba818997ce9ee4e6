import type { SecondFactor } from '@stoa/api/schema';
import type { StepUpMethod } from '@stoa/machines/step-up';

/** What somebody can prove themselves by, the easiest first. */
export function stepUpMethods(
  factor: Pick<SecondFactor, 'totp' | 'passkeys'> | undefined,
  facts: { hasPasskeys: boolean; hasContacts: boolean },
): StepUpMethod[] {
  return [
    ...(facts.hasPasskeys && factor && factor.passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(factor?.totp ? (['totp'] as const) : []),
    'password',
    ...(facts.hasContacts ? (['code'] as const) : []),
  ];
}
