import type { MACHINES } from '../catalogue.ts';
import type { AnyMachineDetails } from '../shared/machine-details.ts';

export type { JsonSchema } from '../shared/json-schema.ts';
export type {
  ActorDetails,
  AnyMachineDetails,
  EventDetails,
  EventOrigin,
  Fixture,
  MachineDetails,
  Name,
  Rejection,
} from '../shared/machine-details.ts';

/** A machine of the catalogue. */
export type MachineId = keyof typeof MACHINES;

/** What a tool for testers asks for when it opens a machine. Only such tools import this; pages never do. */
export const DETAILS: Readonly<Record<MachineId, () => Promise<AnyMachineDetails>>> = {} as never;
