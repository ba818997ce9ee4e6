import { DRAFT_EDITOR_PROBLEM_CODES } from '../shared/draft-editor.types.ts';
import type { MachineDetails } from '../shared/machine-details.ts';
import {
  anyOf,
  listOf,
  oneOf,
  orNull,
  record,
  TEXT,
  WHOLE_NUMBER,
  YES_OR_NO,
} from '../shared/json-schema.ts';
import {
  DRAFT_EDITOR_EVENTS,
  DRAFT_EDITOR_GUARDS,
  DRAFT_EDITOR_STATES,
  draftEditorActors,
} from '../details/draft-editor.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import type { storeEditorMachine } from './store-editor.machine.ts';
import { PRICE_MAX } from './store-draft.ts';
import type { GoodsDraft, StoreSettingsDraft } from './store-draft.ts';

const GOODS: GoodsDraft = {
  kind: 'goods',
  id: '1790000000000000016',
  version: 1,
  resourceId: '1770000000000000016',
  vip: null,
  bundle: null,
  seats: null,
  currency: 'CNY',
  prices: { CNY: 9900 },
  taxClass: 'standard',
  stock: null,
  personMax: null,
  startDay: '',
  startTime: '00:00',
  endDay: '',
  endTime: '00:00',
  isOnSale: true,
};
const SETTINGS: StoreSettingsDraft = {
  kind: 'storeSettings',
  version: 1,
  isOpen: true,
  currency: 'CNY',
  seller: { name: 'Stoa Open School', address: '1 School Lane', taxNumber: '' },
  bank: { holder: 'Stoa Open School', account: '0000 0000', bic: '', bankName: '', note: '' },
  standardRate: 600,
  reducedRate: 0,
  terms: 'Payment within 14 days.',
  lapseDays: null,
};
const DEARER: GoodsDraft = { ...GOODS, prices: { CNY: 12900 } };

const VIP = record({
  name: record({}, { en_US: TEXT }),
  introduction: record({}, { en_US: TEXT }),
  months: orNull(WHOLE_NUMBER),
  days: orNull(WHOLE_NUMBER),
});
const BUNDLE = record({
  name: record({}, { en_US: TEXT }),
  introduction: record({}, { en_US: TEXT }),
  goodsIds: listOf(TEXT),
});
const PRICES = record({}, { CNY: orNull(WHOLE_NUMBER), EUR: orNull(WHOLE_NUMBER) });

/** What a school sells: what people read and try. */
export const details = {
  name: 'Editor of a store',
  inputs: [
    fixture('Something that is sold', { settings: GOODS }),
    fixture('How a school sells', { settings: SETTINGS }),
  ],
  states: DRAFT_EDITOR_STATES,
  events: {
    'settings.changed': {
      name: EVENTS['settings.changed'],
      from: 'person',
      payload: record({
        draft: anyOf(
          record({
            kind: oneOf('goods'),
            id: orNull(TEXT),
            version: WHOLE_NUMBER,
            resourceId: orNull(TEXT),
            vip: orNull(VIP),
            bundle: orNull(BUNDLE),
            seats: orNull(record({ goodsId: orNull(TEXT) })),
            currency: TEXT,
            prices: PRICES,
            taxClass: oneOf('standard', 'reduced', 'zero'),
            stock: orNull(WHOLE_NUMBER),
            personMax: orNull(WHOLE_NUMBER),
            startDay: TEXT,
            startTime: TEXT,
            endDay: TEXT,
            endTime: TEXT,
            isOnSale: YES_OR_NO,
          }),
          record({
            kind: oneOf('storeSettings'),
            version: WHOLE_NUMBER,
            isOpen: YES_OR_NO,
            currency: TEXT,
            seller: record({ name: TEXT, address: TEXT, taxNumber: TEXT }),
            bank: record({ holder: TEXT, account: TEXT, bic: TEXT, bankName: TEXT, note: TEXT }),
            standardRate: WHOLE_NUMBER,
            reducedRate: WHOLE_NUMBER,
            terms: TEXT,
            lapseDays: orNull(WHOLE_NUMBER),
          }),
        ),
      }),
      fixtures: [
        fixture('A higher price', { draft: DEARER }),
        fixture('As it was', { draft: GOODS }),
        fixture('How a school sells', { draft: SETTINGS }),
        fixture('Seats of nothing', { draft: { ...GOODS, resourceId: null, seats: { goodsId: null } } }),
        fixture('Without a price', { draft: { ...GOODS, prices: {} } }),
        fixture('Too high a price', { draft: { ...GOODS, prices: { CNY: PRICE_MAX + 1 } } }),
        fixture('Open without terms', { draft: { ...SETTINGS, terms: ' ' } }),
        ...hostileTexts((terms) => ({ draft: { ...SETTINGS, terms } })),
      ],
    },
    ...DRAFT_EDITOR_EVENTS,
  },
  guards: DRAFT_EDITOR_GUARDS,
  delays: {},
  actors: draftEditorActors<GoodsDraft>(
    { ...DEARER, version: 2 },
    { ...GOODS, stock: 20, version: 3 },
    DRAFT_EDITOR_PROBLEM_CODES,
  ),
} satisfies MachineDetails<typeof storeEditorMachine>;
