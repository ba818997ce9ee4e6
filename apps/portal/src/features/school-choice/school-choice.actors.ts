import { fromPromise } from 'xstate';
import { mySchoolsQuery } from '@stoa/api/school.queries';
import { schoolChoiceMachine, type SchoolOption } from '@stoa/machines/school-choice';
import { schoolHref } from '../../app/links.ts';
import type { AppServices } from '../../app/services.ts';
import { rememberTenant } from '../../app/tenant.ts';
import type { Language } from '../../i18n/languages.ts';

/** Schools that are asked for at once. */
const PAGE_SIZE = 100;

/** The machine of the choice with what it asks the server and this browser. */
export function provideSchoolChoice({
  api,
  queryClient,
  language,
}: Pick<AppServices, 'api' | 'queryClient'> & { language: () => Language }) {
  return schoolChoiceMachine.provide({
    actors: {
      loadSchools: fromPromise<{ schools: SchoolOption[] }>(async () => {
        const schools: SchoolOption[] = [];
        let cursor: string | null = null;
        do {
          const query: Parameters<typeof mySchoolsQuery>[1] = {
            pageSize: PAGE_SIZE,
            lang: language(),
            ...(cursor ? { cursor } : {}),
          };
          const { data } = await queryClient.fetchQuery({ ...mySchoolsQuery(api, query), staleTime: 0 });
          for (const { id, name, logoUrl, role } of data.items) schools.push({ id, name, logoUrl, role });
          cursor = data.next;
        } while (cursor !== null);
        return { schools };
      }),
      enterSchool: fromPromise<unknown, { schoolId: string }>(async ({ input }) =>
        rememberTenant(schoolHref(input.schoolId)),
      ),
    },
  });
}
