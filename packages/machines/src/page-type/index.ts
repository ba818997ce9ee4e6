export { pageTypeMachine } from './page-type.machine.ts';
export type { PageTypeEvent } from './page-type.machine.ts';
export { PAGE_TYPE_TABLE, PAGES_SWITCH_CACHE_MS, pageTypeOf } from './page-type-rules.ts';
export type { PagesSwitch, PageType } from './page-type-rules.ts';
