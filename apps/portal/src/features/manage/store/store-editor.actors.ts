import type { Api } from '@stoa/api/query';
import {
  createGoods,
  readGoods,
  readStoreSettings,
  saveGoods,
  saveStoreSettings,
} from '@stoa/api/store.calls';
import type { StoreSettings } from '@stoa/api/schema';
import { ProblemError } from '@stoa/machines/shared';
import { storeEditorMachine, type GoodsDraft, type StoreDraft } from '@stoa/machines/store-editor';
import { fromPromise } from 'xstate';
import { goodsDraft, goodsOf, settingsDraft, settingsOf } from './store-form.ts';

interface Editing {
  api: Api;
  schoolId: string;
  kind: StoreDraft['kind'];
  /** Goods that are edited; null for new ones, and for settings. */
  id: string | null;
}

/** An editor of what a school sells, or of how, with the calls that keep it. */
export function provideStoreEditor({ api, schoolId, kind, id }: Editing) {
  // Something new has an id once it was saved.
  let known = id;
  let currency: StoreSettings['currency'] = 'CNY';
  return storeEditorMachine.provide({
    actors: {
      saveSettings: fromPromise<StoreDraft, StoreDraft>(async ({ input: draft }) => {
        if (draft.kind === 'storeSettings')
          return settingsDraft(await saveStoreSettings(api, { schoolId, settings: settingsOf(draft) }));
        currency = draft.currency as StoreSettings['currency'];
        const saved = await saveOffer(api, schoolId, draft);
        known = saved.id;
        return goodsDraft(saved, currency);
      }),
      loadSettings: fromPromise<StoreDraft>(async ({ signal }) => {
        if (kind === 'storeSettings') return settingsDraft(await readStoreSettings(api, schoolId, signal));
        const goods = known ? await readGoods(api, { schoolId, goodsId: known, signal }) : undefined;
        if (!goods) throw new ProblemError('NOT_FOUND');
        return goodsDraft(goods, currency);
      }),
    },
  });
}

function saveOffer(api: Api, schoolId: string, draft: GoodsDraft) {
  const goods = goodsOf(draft);
  return draft.id === null
    ? createGoods(api, {
        schoolId,
        goods: draft.resourceId === null ? goods : { ...goods, resourceId: draft.resourceId },
      })
    : saveGoods(api, { schoolId, goodsId: draft.id, change: { ...goods, version: draft.version } });
}
