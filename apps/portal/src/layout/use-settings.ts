import { portalSettingsQuery } from '@stoa/api/config.queries';
import type { PortalSettings } from '@stoa/api/schema';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/services.ts';
import { useLanguage } from '../i18n/language-context.tsx';

/**
 * What the region, the configuration and the kind of school decide. It comes with the document; where it cannot be
 * had, whatever depends on it is left out: no consent link, no counting, no tools.
 */
export function useSettings(schoolId: string | undefined): PortalSettings | undefined {
  return useQuery({
    ...portalSettingsQuery(useApi(), { schoolId, lang: useLanguage() }),
    retry: false,
  }).data;
}
