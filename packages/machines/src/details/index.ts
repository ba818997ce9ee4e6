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
  Rejection,
} from '../shared/machine-details.ts';

/** A machine of the catalogue. */
export type MachineId = keyof typeof MACHINES;

/**
 * What people read and try of a machine: `details` of the file `<name>.details.ts` in its folder. Only tools for testers
 * ask for it; pages never do.
 */
export async function loadDetails(id: MachineId): Promise<AnyMachineDetails> {
  const folder = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const file = (await import(`../${folder}/${folder}.details.ts`)) as { details: AnyMachineDetails };
  return file.details;
}
