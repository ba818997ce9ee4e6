export { DECISION_TABLE } from './decide-route.ts';
export type { Device, Landing, RouteFacts, RouteOutcome } from './decide-route.ts';
export { CARRIED_TO_SEARCH, mobilePlace, staysHere } from './mobile-portal.ts';
export { PAGE_MODE_TABLE, readPageModes } from './page-modes.ts';
export type { BrowserAge, PageModes } from './page-modes.ts';
export { decideRoute } from './route-decision.ts';
export type { RequestedLocation, RouteDecision } from './route-decision.ts';
export { routeGuardMachine } from './route-guard.machine.ts';
export type { RouteGuardInput, SettledSession } from './route-guard.machine.ts';
