import type { AnyMachineDetails } from '@stoa/machines/details';
import type { ActorEnd, Alphabet, Named } from './paths.types.ts';

const BROKEN: Named<ActorEnd> = { name: 'broken', value: { kind: 'reject', error: { code: 'UNKNOWN' } } };

/** Everything that a machine's details say can happen to it. */
export function alphabetOf(details: AnyMachineDetails): Alphabet {
  return {
    inputs: details.inputs.map(({ id, value }) => ({ name: id, value })),
    events: Object.entries(details.events).flatMap(([type, { fixtures }]) =>
      fixtures.length === 0
        ? [{ name: type, value: { type } }]
        : fixtures.map(({ id, value }) => ({ name: id, value: { ...value, type } })),
    ),
    outcomes: Object.fromEntries(
      Object.entries(details.actors).map(([src, { kind, resolves, rejects }]) => [
        src,
        [
          // A channel can always break.
          ...(kind === 'callback' && rejects.length === 0 ? [BROKEN] : []),
          ...resolves.map(({ id, value }) => ({
            name: id,
            value: { kind: 'resolve' as const, output: value },
          })),
          ...rejects.map(({ id, value }) => ({ name: id, value: { kind: 'reject' as const, error: value } })),
        ],
      ]),
    ),
  };
}

/** Joins two alphabets: what a test adds to what the details say. */
export function joinAlphabets(one: Alphabet, other: Partial<Alphabet>): Alphabet {
  const sources = new Set([...Object.keys(one.outcomes), ...Object.keys(other.outcomes ?? {})]);
  const listOf = <Value>(list: readonly Named<Value>[] | undefined) => list ?? [];
  return {
    inputs: [...one.inputs, ...listOf(other.inputs)],
    events: [...one.events, ...listOf(other.events)],
    outcomes: Object.fromEntries(
      [...sources].map((src) => [src, [...listOf(one.outcomes[src]), ...listOf(other.outcomes?.[src])]]),
    ),
  };
}
