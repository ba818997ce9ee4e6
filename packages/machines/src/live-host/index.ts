export { LIVE_HOST_PROBLEM_CODES, liveHostMachine } from './live-host.machine.ts';
export type {
  Broadcast,
  BroadcastEvent,
  Device,
  LiveHostEvent,
  LiveHostProblemCode,
  OpenDevices,
  WantedDevices,
} from './live-host.machine.ts';
