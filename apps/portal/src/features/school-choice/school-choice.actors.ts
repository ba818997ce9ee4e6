import { fromPromise } from 'xstate';
import { mySchoolsQuery } from '@stoa/api/school.queries';
import { schoolChoiceMachine, type SchoolOption } from '@stoa/machines/school-choice';
import { schoolHref } from '../../app/links.ts';
import type { AppServices } from '../../app/services.ts';
import { rememberTenant } from '../../app/tenant.ts';
import type { Language } from '../../i18n/languages.ts';

/** Nobody belongs to more; who does finds the others by the search of schools. */
const SCHOOLS_LIMIT = 100;

/** The machine of the choice with what it asks the server and this browser. */
export function provideSchoolChoice({
  api,
  queryClient,
  language,
}: Pick<AppServices, 'api' | 'queryClient'> & { language: () => Language }) {
  return schoolChoiceMachine.provide({
    actors: {
      loadSchools: fromPromise<{ schools: SchoolOption[] }>(async () => {
        const query = { pageNumber: 1, pageSize: SCHOOLS_LIMIT, lang: language() };
        const answer = await queryClient.fetchQuery({ ...mySchoolsQuery(api, query), staleTime: 0 });
        return {
          schools: answer.data.items.map(({ id, name, logoUrl, role }) => ({ id, name, logoUrl, role })),
        };
      }),
      enterSchool: fromPromise<unknown, { schoolId: string }>(async ({ input }) =>
        rememberTenant(schoolHref(input.schoolId)),
      ),
    },
  });
}
