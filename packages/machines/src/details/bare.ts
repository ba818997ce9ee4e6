import { NOTHING } from '../shared/json-schema.ts';
import type { EventDetails, EventOrigin } from '../shared/machine-details.ts';

/** An event that carries nothing. */
export function bare(from: EventOrigin, name: string): EventDetails<never> {
  return { name, from, payload: NOTHING, fixtures: [] };
}
