import type { ThirdPartyLink } from '@stoa/api/schema';

/** The providers of a school that are not linked: an identity is known by provider and school. */
export function linkable<Option extends { provider: string }>(
  options: readonly Option[],
  linked: readonly Pick<ThirdPartyLink, 'provider' | 'school'>[],
  schoolId: string | undefined,
): Option[] {
  return options.filter(
    ({ provider }) =>
      !linked.some((link) => link.provider === provider && (!link.school || link.school.id === schoolId)),
  );
}
