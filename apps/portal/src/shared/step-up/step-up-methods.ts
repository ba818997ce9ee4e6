import type { SecondFactor } from '@stoa/api/schema';
import type { StepUpMethod } from '@stoa/machines/step-up';

/** What somebody can prove themselves by, the easiest first. */
export function stepUpMethods(
  factor: Pick<SecondFactor, 'totp' | 'passkeys'> | undefined,
  facts: { hasPasskeys: boolean; hasContacts: boolean },
): StepUpMethod[] {
  const second = [
    ...(facts.hasPasskeys && factor && factor.passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(factor?.totp ? (['totp'] as const) : []),
  ];
  // Where the account has a second factor, changes of what protects it ask for that.
  if (second.length > 0) return second;
  return ['password', ...(facts.hasContacts ? (['code'] as const) : [])];
}
