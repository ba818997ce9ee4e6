import { schoolConfigQuery } from '@stoa/api/school.queries';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';

/**
 * Whether people can register by themselves at a school; without one they can. Where that cannot be learned the form is
 * offered: the server decides in the end.
 */
export function useRegistration(schoolId: string | undefined): 'asking' | 'open' | 'closed' {
  const { data, isLoading } = useQuery({
    ...schoolConfigQuery(useApi(), { schoolId: schoolId ?? '', lang: useLanguage() }),
    enabled: schoolId !== undefined,
    retry: false,
  });
  if (isLoading) return 'asking';
  return data?.registrationOpen === false ? 'closed' : 'open';
}
