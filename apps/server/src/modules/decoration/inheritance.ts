import type { SitePart, SiteSettings, SiteTheme } from '@stoa/api/schema';
import type { SchoolRow } from '../../core/schools/schools.repository.ts';
import { themeOf, type Looking } from './site-draft.ts';

type Painted = Looking & Pick<SchoolRow, 'inherited'>;

/**
 * How a school looks once other settings are published. Parts that it takes are those of the school above; of its own
 * ones, what was not changed with the settings stays as it was set elsewhere. Pure.
 * @param above the school it belongs to; undefined for none, which nothing can be taken from
 * @param before the settings that were published until now
 */
export function paint(
  school: Painted,
  above: Looking | undefined,
  { theme: own, inherited: wanted = [] }: SiteSettings,
  before: SiteSettings | null | undefined,
): Painted {
  const inherited = above ? wanted : [];
  const now = themeOf(school);
  const shared = above && themeOf(above);
  const valueOf = <Part extends keyof SiteTheme>(part: Part): SiteTheme[Part] => {
    if (shared && inherited.includes(part)) return shared[part];
    const isChanged = school.inherited.includes(part) || own[part] !== before?.theme[part];
    return isChanged ? own[part] : now[part];
  };
  return {
    color: valueOf('color'),
    logo_url: valueOf('logo'),
    look: {
      icon: valueOf('icon'),
      type: valueOf('type'),
      header: valueOf('header'),
      footer: valueOf('footer'),
    },
    inherited: [...new Set<SitePart>(inherited)],
  };
}
