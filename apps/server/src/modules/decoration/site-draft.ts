import type { SiteSettings, SiteTheme } from '@stoa/api/schema';
import type { SiteRow } from '../../core/pages/page.repository.ts';
import { entriesOf } from '../../core/pages/site-entries.ts';
import type { SchoolRow } from '../../core/schools/schools.repository.ts';

const COLOR = /^#[0-9a-f]{6}$/;
/** Where a school has a colour that no field can show. */
const STANDARD_COLOR = '#14507a';

/** What of a school its pages take their look from. */
export type Looking = Pick<SchoolRow, 'color' | 'logo_url' | 'look'>;

/** How the pages of a school look. Pure. */
export function themeOf({ color: stored, logo_url: logo, look }: Looking): SiteTheme {
  const color = stored.toLowerCase();
  return { color: COLOR.test(color) ? color : STANDARD_COLOR, logo, ...look };
}

/** What stands around the pages of a school that never edited it: what it came with. Pure. */
export function siteOf(
  school: Looking & Pick<SchoolRow, 'id' | 'inherited'>,
  site: Pick<SiteRow, 'navigation' | 'pages'>,
): SiteSettings {
  const { inherited } = school;
  const theme = themeOf(school);
  return {
    navigation: entriesOf(school.id, site),
    theme: {
      ...theme,
      // Pictures of another school are no values of its own.
      logo: inherited.includes('logo') ? '' : theme.logo,
      icon: inherited.includes('icon') ? '' : theme.icon,
    },
    ...(inherited.length > 0 ? { inherited } : {}),
  };
}
