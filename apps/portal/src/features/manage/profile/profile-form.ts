import type { SchoolProfile, SchoolProfileChange } from '@stoa/api/schema';
import type { SchoolProfileDraft } from '@stoa/machines/school-settings';

/** A school's profile as it is edited. */
export const profileDraft = (profile: SchoolProfile): SchoolProfileDraft => ({
  kind: 'profile',
  logoUploadId: null,
  ...profile,
});

/** What the call takes: the logo is left out while it stays. */
export function profileOf(draft: SchoolProfileDraft): SchoolProfileChange {
  const { version, name, summary, color, logoUrl, logoUploadId } = draft;
  const logo = logoUploadId ?? (logoUrl === null ? null : undefined);
  return {
    version,
    name,
    summary,
    color,
    ...(logo === undefined ? {} : { logoUploadId: logo }),
    languages: draft.languages as SchoolProfile['languages'],
    defaultLanguage: draft.defaultLanguage as SchoolProfile['defaultLanguage'],
  };
}
