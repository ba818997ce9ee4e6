import type { FooterConfig, FooterLink as ApiLink } from '@stoa/api/schema';
import type { FooterLink } from '@stoa/ui/footer';
import type { Language } from '../i18n/languages.ts';

/** Addresses of the link types that exist as pages; the others come with their pages and are left out until then. */
const TARGETS: Partial<Record<NonNullable<ApiLink['relateType']>, string>> = { privacy: '/privacy' };

const SAFE_URL = /^(https?:\/\/|\/(?!\/))/i;

/** Where a footer link leads, or nothing where it leads nowhere yet. */
function hrefOf(link: ApiLink, language: Language): string | undefined {
  if (link.relateType === 'custom')
    return link.relateUrl && SAFE_URL.test(link.relateUrl) ? link.relateUrl : undefined;
  const target = link.relateType ? TARGETS[link.relateType] : undefined;
  return target && `${target}?sxz-lang=${language}`;
}

/** The used footer's columns, without links that lead nowhere and without empty columns. */
export function footerColumns(
  config: FooterConfig,
  language: Language,
): { id: string; title: string; links: FooterLink[] }[] {
  const used = config.templates.find((template) => template.isUsed);
  return (used?.footerNavigations ?? [])
    .map((column, index) => ({
      id: String(index),
      title: column.showName,
      links: column.children.flatMap((link, place): FooterLink[] => {
        const href = hrefOf(link, language);
        return href
          ? [{ id: String(place), label: link.showName, href, isExternal: /^https?:/i.test(href) }]
          : [];
      }),
    }))
    .filter((column) => column.links.length > 0);
}
