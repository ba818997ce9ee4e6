import type { Api } from '@stoa/api/query';
import { customerServiceQuery } from '@stoa/api/school.queries';
import { sidebarMachine } from '@stoa/machines/sidebar';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';
import { readCustomerService } from '../../shared/customer-service.ts';

export interface SidebarOptions {
  api: Api;
  queryClient: QueryClient;
  language: () => Language;
  schoolId: string | undefined;
}

/** The tool sidebar with the number that the school's customer service answers. */
export function provideSidebar({ api, queryClient, language, schoolId }: SidebarOptions) {
  return sidebarMachine.provide({
    actors: {
      loadPhone: fromPromise<{ phone: string | null }>(async () => {
        if (!schoolId) return { phone: null };
        const { data } = await queryClient.ensureQueryData(
          customerServiceQuery(api, { schoolId, lang: language() }),
        );
        return { phone: readCustomerService(data)?.phone || null };
      }),
    },
  });
}
