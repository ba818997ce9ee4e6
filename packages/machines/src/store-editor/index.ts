export { storeEditorMachine } from './store-editor.machine.ts';
export {
  BUNDLE,
  LAPSE_DAYS_MAX,
  PERSON_MAX,
  PRICE_MAX,
  STOCK_MAX,
  STORE_LENGTHS,
  TAX_RATE_MAX,
  VIP_MAX,
} from './store-draft.ts';
export type {
  GoodsDraft,
  StoreDraft,
  StoreField,
  StoreFieldProblem,
  StoreFieldProblems,
  StoreSettingsDraft,
} from './store-draft.ts';
