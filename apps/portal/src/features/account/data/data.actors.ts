import { fromPromise } from 'xstate';
import type { Api } from '@stoa/api/query';
import type { AccountDeletion } from '@stoa/api/schema';
import { cancelDeletion, getExport, requestDeletion, startExport } from '@stoa/api/self.calls';
import { accountDeletionMachine, type DeletionState } from '@stoa/machines/account-deletion';
import { dataExportMachine, type DataExport } from '@stoa/machines/data-export';
import { ownCodes } from '../../../shared/step-up/step-up.actors.ts';

/** The machine of a copy of one's data with the calls that it makes. */
export const provideExport = (api: Api) =>
  dataExportMachine.provide({
    actors: {
      startExport: fromPromise<DataExport>(() => startExport(api)),
      pollExport: fromPromise<DataExport>(({ signal }) => getExport(api, signal)),
    },
  });

/** How an erasure stands, as its machine knows it. */
export const deletionState = ({ dueAt, blockedBy }: AccountDeletion): DeletionState => ({
  dueAt,
  isBlocked: blockedBy.length > 0,
});

/**
 * The machine that has an account erased, with the calls that it makes. They are never broken off: they may have passed.
 * @param onAnswer gets all of an answer, for the page
 */
export const provideDeletion = (api: Api, onAnswer: (deletion: AccountDeletion) => void) => {
  const reported = (deletion: AccountDeletion): DeletionState => {
    onAnswer(deletion);
    return deletionState(deletion);
  };
  return accountDeletionMachine.provide({
    actors: {
      codeRequest: ownCodes(api),
      requestDeletion: fromPromise<DeletionState, { code: string }>(async ({ input }) =>
        reported(await requestDeletion(api, input.code)),
      ),
      cancelDeletion: fromPromise<DeletionState>(async () => reported(await cancelDeletion(api))),
    },
  });
};
