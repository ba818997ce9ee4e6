export { DEVICES_PROBLEM_CODES, devicesMachine } from './devices.machine.ts';
export type { DeviceChoice, DevicesEmitted, DevicesEvent, DevicesProblemCode } from './devices.machine.ts';
