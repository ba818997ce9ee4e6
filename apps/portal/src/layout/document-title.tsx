import { useLingui } from '@lingui/react';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { useQueryClient } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { isNotFound, pageTitle } from '../app/page-facts.ts';
import { useApi } from '../app/services.ts';
import { schoolOf } from '../app/school-id.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { useTitle } from '../shared/use-title.ts';

/** Names the document after the page that is shown, as the server does for the first one. */
export function DocumentTitle() {
  const { i18n } = useLingui();
  const lang = useLanguage();
  const api = useApi();
  const queryClient = useQueryClient();
  const matches = useMatches();
  const schoolId = schoolOf(matches);
  const layout = schoolId
    ? queryClient.getQueryData(portalLayoutQuery(api, { schoolId, lang }).queryKey)
    : undefined;
  // A page that is not there names itself.
  useTitle(isNotFound(matches) ? undefined : pageTitle(matches, i18n), layout?.data.school.name);
  return null;
}
