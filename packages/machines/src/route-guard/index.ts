export { DECISION_TABLE } from './decide-route.ts';
export type { Landing, RouteFacts, RouteOutcome } from './decide-route.ts';
export { readPageModes } from './page-modes.ts';
export type { PageModes } from './page-modes.ts';
export { decideRoute } from './route-decision.ts';
export type { RequestedLocation, RouteDecision } from './route-decision.ts';
export { routeGuardMachine } from './route-guard.machine.ts';
export type { RouteGuardInput, SettledSession } from './route-guard.machine.ts';
