export { sessionMachine } from './session.machine.ts';
export {
  ACCESS_TOKEN_SECONDS,
  HEARTBEAT_INTERVAL_MS,
  OTHER_TAB_GRACE_MS,
  REFRESH_LEAD_MS,
} from './session.setup.ts';
export { displayNameOf, SESSION_PROBLEM_CODES } from './session.types.ts';
export type {
  FirstPaint,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionProblemCode,
  SessionTag,
  TabAnnouncement,
  TabEvent,
} from './session.types.ts';
export type { SessionViewer } from '../shared/viewer.ts';
