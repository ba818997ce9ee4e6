import { recordVisit } from '@stoa/api/person.calls';
import type { Api } from '@stoa/api/query';
import { visitMachine } from '@stoa/machines/visit';
import { fromPromise } from 'xstate';

export interface VisitDeps {
  api: Api;
  schoolId: string;
}

/** Leaving a visit with the call that it makes. */
export const provideVisit = ({ api, schoolId }: VisitDeps) =>
  visitMachine.provide({
    actors: {
      record: fromPromise<unknown, { userId: string }>(({ input: { userId } }) =>
        recordVisit(api, { schoolId, userId }),
      ),
    },
  });
