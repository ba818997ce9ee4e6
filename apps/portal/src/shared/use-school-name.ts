import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../app/services.ts';
import { useLanguage } from '../i18n/language-context.tsx';

/** The name of a school whose layout is shown. */
export const useSchoolName = (schoolId: string): string =>
  useSuspenseQuery(portalLayoutQuery(useApi(), { schoolId, lang: useLanguage() })).data.school.name;
