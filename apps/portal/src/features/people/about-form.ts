import type { SpaceLink } from '@stoa/api/schema';
import { countCharacters } from '../../shared/count-characters.ts';

/** Lengths in characters, and how many links; as the contract has them. */
export const ABOUT_LIMITS = { about: 300, links: 5, label: 60, url: 500 };

/** A link as it is typed. */
export interface LinkDraft {
  /** Tells the rows apart. */
  key: string;
  label: string;
  url: string;
}

export type LinkProblem = 'MISSING' | 'TOO_LONG' | 'NO_ADDRESS';

/** An address as it is stored: of a site without a scheme, https is meant. */
export function addressOf(typed: string): string | undefined {
  const trimmed = typed.trim();
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (address?.protocol !== 'https:' || !address.hostname.includes('.')) return undefined;
  if (address.username !== '' || address.password !== '') return undefined;
  return address.href.length <= ABOUT_LIMITS.url ? address.href : undefined;
}

const isEmpty = ({ label, url }: LinkDraft): boolean => label.trim() === '' && url.trim() === '';

/** What is wrong with a link; one without anything typed is left out. */
export function linkProblems(link: LinkDraft): Partial<Record<'label' | 'url', LinkProblem>> {
  if (isEmpty(link)) return {};
  const length = countCharacters(link.label.trim());
  return {
    ...(length === 0 ? { label: 'MISSING' as const } : {}),
    ...(length > ABOUT_LIMITS.label ? { label: 'TOO_LONG' as const } : {}),
    ...(addressOf(link.url) ? {} : { url: 'NO_ADDRESS' as const }),
  };
}

/** The links that are sent. */
export const linksOf = (drafts: readonly LinkDraft[]): SpaceLink[] =>
  drafts
    .filter((link) => !isEmpty(link))
    .map(({ label, url }) => ({ label: label.trim(), url: addressOf(url) ?? '' }));
