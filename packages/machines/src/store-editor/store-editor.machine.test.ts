import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import {
  BUNDLE as BUNDLE_LIMITS,
  LAPSE_DAYS_MAX,
  PERSON_MAX,
  PRICE_MAX,
  SEATS_MAX,
  STOCK_MAX,
  STORE_LENGTHS,
  storeProblems,
  TAX_RATE_MAX,
  VIP_MAX,
} from './store-draft.ts';
import type { GoodsDraft, StoreDraft, StoreSettingsDraft } from './store-draft.ts';
import { details } from './store-editor.details.ts';
import { storeEditorMachine } from './store-editor.machine.ts';

const VIP = { name: { en_US: 'Gold' }, introduction: {}, months: null, days: 30 };
const BUNDLE = { name: { en_US: 'Both' }, introduction: {}, goodsIds: ['1', '2'] };
const goods = (more: Partial<GoodsDraft> = {}): GoodsDraft => ({
  ...(details.inputs[0]?.value.settings as GoodsDraft),
  ...more,
});
const settings = (more: Partial<StoreSettingsDraft> = {}): StoreSettingsDraft => ({
  ...(details.inputs[1]?.value.settings as StoreSettingsDraft),
  ...more,
});
const window = { startDay: '2026-11-21', startTime: '08:00', endDay: '2026-11-21' };

test.each<[StoreDraft, object]>([
  [goods(), {}],
  [goods({ resourceId: null }), { resource: 'MISSING' }],
  [goods({ prices: { EUR: 100 } }), { prices: 'MISSING' }],
  [goods({ prices: { CNY: 0 } }), {}],
  [goods({ prices: { CNY: 1, EUR: PRICE_MAX + 1 } }), { prices: 'TOO_HIGH' }],
  [goods({ prices: { CNY: 1, EUR: null } }), {}],
  [goods({ stock: STOCK_MAX + 1 }), { stock: 'TOO_HIGH' }],
  [goods({ stock: 0 }), {}],
  [goods({ resourceId: null, vip: { ...VIP, name: { en_US: ' ' } } }), { vipName: 'MISSING' }],
  [goods({ resourceId: null, vip: { ...VIP, days: null } }), { vipLength: 'MISSING' }],
  [goods({ resourceId: null, vip: VIP }), {}],
  [goods({ resourceId: null, bundle: { ...BUNDLE, name: { en_US: ' ' } } }), { bundleName: 'MISSING' }],
  [goods({ resourceId: null, bundle: { ...BUNDLE, goodsIds: ['1'] } }), { bundleGoods: 'MISSING' }],
  [goods({ resourceId: null, bundle: BUNDLE }), {}],
  [goods({ resourceId: null, seats: { goodsId: null } }), { seatsOf: 'MISSING' }],
  [goods({ resourceId: null, seats: { goodsId: '1' } }), {}],
  [goods({ personMax: PERSON_MAX + 1 }), { personMax: 'TOO_HIGH' }],
  [goods({ personMax: PERSON_MAX }), {}],
  [goods({ ...window, endTime: '08:00' }), { end: 'TOO_EARLY' }],
  [goods({ ...window, endTime: '08:01' }), {}],
  [settings(), {}],
  [settings({ terms: ' ' }), { terms: 'MISSING' }],
  [settings({ isOpen: false, terms: '' }), {}],
  [settings({ isOpen: false, terms: 'x'.repeat(20_001) }), { terms: 'TOO_LONG' }],
  [
    settings({
      seller: { name: '', address: '', taxNumber: '' },
      bank: { holder: '', account: '', bic: '', bankName: '', note: '' },
    }),
    { name: 'MISSING', address: 'MISSING', holder: 'MISSING', account: 'MISSING' },
  ],
])('draft %# has the problems %j (R32)', (draft, problems) => {
  expect(storeProblems(draft)).toEqual(problems);
});

test('what was saved for the first time has an id, and what was typed meanwhile stays', async () => {
  const saveSettings = fakeActor<StoreDraft, StoreDraft>();
  const loadSettings = fakeActor<StoreDraft>();
  const actor = createActor(
    storeEditorMachine.provide({
      actors: { saveSettings: saveSettings.logic, loadSettings: loadSettings.logic },
    }),
    { input: { settings: goods({ id: null, version: 0, prices: {} }) } },
  ).start();
  const change = (more: Partial<GoodsDraft>) =>
    actor.send({ type: 'settings.changed', draft: goods({ id: null, version: 0, ...more }) });
  change({ prices: { CNY: 100 } });
  actor.send({ type: 'settings.submitted' });
  change({ prices: { CNY: 200 } });
  await saveSettings.succeed(goods({ prices: { CNY: 100 } }));
  expect(actor.getSnapshot().context.draft).toEqual(goods({ prices: { CNY: 200 } }));
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(true);
});

test('settings that change while they are saved stay as they were typed', async () => {
  const saveSettings = fakeActor<StoreDraft, StoreDraft>();
  const actor = createActor(storeEditorMachine.provide({ actors: { saveSettings: saveSettings.logic } }), {
    input: { settings: settings() },
  }).start();
  actor.send({ type: 'settings.changed', draft: settings({ terms: 'One' }) });
  actor.send({ type: 'settings.submitted' });
  actor.send({ type: 'settings.changed', draft: settings({ terms: 'Two' }) });
  await saveSettings.succeed(settings({ terms: 'One', version: 2 }));
  expect(actor.getSnapshot().context.draft).toEqual(settings({ terms: 'Two', version: 2 }));
});

const seller = (name: number, address: number) => ({
  name: 'x'.repeat(name),
  address: 'x'.repeat(address),
  taxNumber: '',
});
const bank = (holder: number, account: number) => ({
  holder: 'x'.repeat(holder),
  account: 'x'.repeat(account),
  bic: '',
  bankName: '',
  note: '',
});

test.each<[StoreDraft, object]>([
  [goods({ prices: { CNY: 99_999_999 }, stock: 1_000_000, personMax: 1_000 }), {}],
  [goods({ prices: { CNY: 100_000_000 } }), { prices: 'TOO_HIGH' }],
  [goods({ stock: 1_000_001 }), { stock: 'TOO_HIGH' }],
  [goods({ personMax: 1_001 }), { personMax: 'TOO_HIGH' }],
  [goods({ startDay: '2026-11-21', startTime: '08:00', endDay: '', endTime: '' }), {}],
  [goods({ startDay: '', startTime: '', endDay: '2026-11-21', endTime: '08:00' }), {}],
  [settings({ seller: seller(200, 500), bank: bank(100, 50), terms: 'x'.repeat(20_000) }), {}],
  [settings({ terms: ` ${'x'.repeat(20_000)} ` }), {}],
  [
    settings({ seller: seller(201, 501), bank: bank(101, 51), terms: 'x'.repeat(20_001) }),
    { name: 'TOO_LONG', address: 'TOO_LONG', holder: 'TOO_LONG', account: 'TOO_LONG', terms: 'TOO_LONG' },
  ],
])('draft %# is at its limits or beyond them: %j (R32)', (draft, problems) => {
  expect(storeProblems(draft)).toEqual(problems);
});

test('the limits of a form are those of the contract (R32)', () => {
  expect([STORE_LENGTHS, VIP_MAX, BUNDLE_LIMITS, TAX_RATE_MAX, LAPSE_DAYS_MAX, SEATS_MAX]).toEqual([
    {
      name: 200,
      address: 500,
      taxNumber: 50,
      holder: 100,
      account: 50,
      bic: 20,
      bankName: 100,
      note: 500,
      terms: 20_000,
    },
    { months: 120, days: 3_660 },
    { min: 2, max: 20 },
    5_000,
    365,
    500,
  ]);
});
