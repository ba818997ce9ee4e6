export { sidebarMachine } from './sidebar.machine.ts';
export type { SidebarEvent } from './sidebar.machine.ts';
export { DETAIL_MARKERS, PHONE_REGIONS, SIDEBAR_TABLE, sidebarOf } from './sidebar-rules.ts';
export type { SidebarFacts } from './sidebar-rules.ts';
