import { deleteLive, readLive, scheduleLive, updateLive } from '@stoa/api/live.calls';
import type { Api } from '@stoa/api/query';
import { liveScheduleMachine, type LiveDraft, type LiveScope } from '@stoa/machines/live-schedule';
import { fromPromise } from 'xstate';
import { randomId } from '../../../app/random-id.ts';
import { changeOf, draftOf, inputOf } from './live-form.ts';

/** Scheduling a session with its calls. A new one is named by one key: sent again after a lost answer, it is not doubled. */
export function provideLiveSchedule({
  api,
  schoolId,
  liveId,
  onChanged,
}: {
  api: Api;
  schoolId: string;
  /** Null for a new one. */
  liveId: string | null;
  /** Told once the server has it. */
  onChanged?: () => void;
}) {
  let pending: { key: string; text: string } | undefined;
  const keyOf = (draft: LiveDraft): string => {
    const text = JSON.stringify(draft);
    if (pending?.text !== text) pending = { key: randomId(), text };
    return pending.key;
  };
  return liveScheduleMachine.provide({
    actors: {
      saveSettings: fromPromise<LiveDraft, LiveDraft>(async ({ input: draft }) => {
        const saved =
          draft.id === null
            ? await scheduleLive(api, { schoolId, input: inputOf(draft), key: keyOf(draft) })
            : await updateLive(api, {
                schoolId,
                liveId: draft.id,
                change: changeOf(draft),
                scope: draft.scope,
              });
        onChanged?.();
        return draftOf(saved);
      }),
      loadSettings: fromPromise<LiveDraft>(async ({ signal }) =>
        draftOf(await readLive(api, { schoolId, liveId: liveId ?? '', signal })),
      ),
      deleteLive: fromPromise<unknown, { id: string; scope: LiveScope }>(async ({ input: { id, scope } }) => {
        await deleteLive(api, { schoolId, liveId: id, scope });
        onChanged?.();
      }),
    },
  });
}
