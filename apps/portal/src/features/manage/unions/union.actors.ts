import type { Api } from '@stoa/api/query';
import type { OpenUnion, SchoolUnions } from '@stoa/api/schema';
import { unionCalls } from '@stoa/api/union.calls';
import { openUnionsQuery, schoolUnionsQuery } from '@stoa/api/union.queries';
import { ProblemError } from '@stoa/machines/shared';
import { unionMachine, type AgreedTerms, type AgreeInput } from '@stoa/machines/union';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Language } from '../../../i18n/languages.ts';

export interface UnionDeps {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
  language: () => Language;
  union: Pick<OpenUnion, 'unionId' | 'title'>;
  /** Is given where the school stands then. */
  onAnswer?: (data: SchoolUnions) => void;
}

/** Joining and leaving a union with the calls that it makes. */
export function provideUnion({
  api,
  queryClient,
  schoolId,
  language,
  union: { unionId, title },
  onAnswer,
}: UnionDeps) {
  const calls = () => unionCalls(api, { schoolId, lang: language() });
  const isIt = (union: { unionId: string }) => union.unionId === unionId;
  const anew = { retry: false, staleTime: 0 };

  /** The union as it is now: of those that know the school, or of those that can be found. */
  async function load() {
    const of = { schoolId, lang: language() };
    const { unions, proposals } = (await queryClient.fetchQuery({ ...schoolUnionsQuery(api, of), ...anew }))
      .data;
    const known = unions.find(isIt) ?? proposals.map(({ union }) => union).find(isIt);
    if (known) return known;
    for (const keyword of [title, '']) {
      const { items } = (
        await queryClient.fetchQuery({ ...openUnionsQuery(api, { ...of, keyword }), ...anew })
      ).data;
      const found = items.find(isIt);
      if (found) return found;
    }
    throw new ProblemError('NOT_FOUND');
  }

  return unionMachine.provide({
    actors: {
      agree: fromPromise<{ isMember: boolean }, AgreeInput>(async ({ input: { termsVersion } }) => {
        const data = await calls().agree({ unionId, termsVersion });
        onAnswer?.(data);
        return { isMember: data.unions.some(isIt) };
      }),
      loadTerms: fromPromise<AgreedTerms>(async () => {
        const { termsVersion, termsText } = await load();
        return { version: termsVersion, text: termsText };
      }),
      leave: fromPromise<void>(async () => onAnswer?.(await calls().remove(unionId, schoolId))),
    },
  });
}
