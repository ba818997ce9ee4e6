import type { LoginInput, LoginProblemCode } from '@stoa/machines/login';

/** Why the server comes back to the login page. Anything else that an address may say is not repeated. */
const REASONS: readonly LoginProblemCode[] = [
  'PROVIDER_FAILED',
  'PROVIDER_UNKNOWN',
  'SCHOOL_DISABLED',
  'TOO_MANY_ATTEMPTS',
];

/** What the server adds to the address where a third party did not answer; nothing where the address says nothing. */
export function refusalOf({
  error,
  provider,
}: {
  error?: string | undefined;
  provider?: string | undefined;
}): LoginInput['providerRefusal'] {
  if (error === undefined) return undefined;
  const code = REASONS.find((known) => known === error) ?? 'PROVIDER_FAILED';
  return { provider: provider ?? '', problem: { code } };
}
