export { aheadOf, LIVE_VIEWER_PROBLEM_CODES, liveViewerMachine } from './live-viewer.machine.ts';
export type {
  LiveFacts,
  LiveViewerEvent,
  LiveViewerInput,
  LiveViewerProblemCode,
  ReserveLiveInput,
} from './live-viewer.machine.ts';
