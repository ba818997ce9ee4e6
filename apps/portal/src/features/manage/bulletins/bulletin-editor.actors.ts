import {
  createBulletin,
  deleteBulletin,
  endBulletin,
  readBulletins,
  updateBulletin,
} from '@stoa/api/bulletin.calls';
import type { Api } from '@stoa/api/query';
import {
  bulletinEditorMachine,
  type BulletinDraft,
  type SavedBulletin,
} from '@stoa/machines/bulletin-editor';
import { ProblemError } from '@stoa/machines/shared';
import { fromPromise } from 'xstate';
import { draftOf, inputOf } from './bulletin-form.ts';

/** The notices of a school with the calls that write them. */
export function provideBulletinEditor({ api, schoolId }: { api: Api; schoolId: string }) {
  return bulletinEditorMachine.provide({
    actors: {
      saveBulletin: fromPromise<SavedBulletin, BulletinDraft>(({ input: draft }) =>
        draft.id === null
          ? createBulletin(api, { schoolId, input: inputOf(draft) })
          : updateBulletin(api, {
              schoolId,
              id: draft.id,
              change: { ...inputOf(draft), version: draft.version },
            }),
      ),
      loadBulletin: fromPromise<BulletinDraft, { id: string }>(async ({ input: { id }, signal }) => {
        const { items } = await readBulletins(api, schoolId, signal);
        const entry = items.find((item) => item.id === id);
        if (!entry) throw new ProblemError('NOT_FOUND');
        return draftOf(entry);
      }),
      endBulletin: fromPromise<unknown, { id: string }>(({ input: { id } }) =>
        endBulletin(api, { schoolId, id }),
      ),
      deleteBulletin: fromPromise<unknown, { id: string }>(({ input: { id } }) =>
        deleteBulletin(api, { schoolId, id }),
      ),
    },
  });
}
