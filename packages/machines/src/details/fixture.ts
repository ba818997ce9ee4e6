import type { Fixture, Name } from '../shared/machine-details.ts';

/** A named value. Its id is the last part of the name's, so that it stays when the English changes. */
export function fixture<Value>(name: Name, value: Value): Fixture<Value> {
  return { id: name.id.slice(name.id.lastIndexOf('.') + 1), name, value };
}
