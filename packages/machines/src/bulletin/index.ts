export { bulletinMachine } from './bulletin.machine.ts';
export type { BulletinEvent, BulletinInput } from './bulletin.machine.ts';
export { isShown, phaseOf } from './bulletin-rules.ts';
export type { Bulletin, BulletinPhase } from './bulletin-rules.ts';
