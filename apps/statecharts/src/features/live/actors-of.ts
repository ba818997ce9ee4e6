import type { ActorView, InspectFact } from '../../../../portal/src/app/inspect/protocol.ts';

/** An actor of another tab, and all that it did. */
export interface LiveActor {
  id: string;
  machine: string | null;
  name: string;
  parent: string | null;
  depth: number;
  view: ActorView | null;
  facts: readonly InspectFact[];
}

/** The actors that facts tell of, parents before their children. */
export function actorsOf(facts: readonly InspectFact[]): LiveActor[] {
  const byActor = Map.groupBy(facts, ({ actor }) => actor);
  const introduced = facts.flatMap((fact) => (fact.kind === 'actor' ? [fact] : []));
  const children = Map.groupBy(introduced, ({ parent }) => parent);
  const known = new Set(introduced.map(({ actor }) => actor));
  const walk = (parent: string | null, depth: number): LiveActor[] =>
    (children.get(parent) ?? []).flatMap(({ actor, machine, name }) => {
      const own = byActor.get(actor) ?? [];
      const last = own.findLast((fact) => fact.kind === 'snapshot');
      return [
        {
          id: actor,
          machine,
          name,
          parent,
          depth,
          view: last?.kind === 'snapshot' ? last.view : null,
          facts: own,
        },
        ...walk(actor, depth + 1),
      ];
    });
  // The first facts of a long session may be lost: whose parent is not known stands at the top.
  const orphans = [...children.keys()].filter((parent) => parent !== null && !known.has(parent));
  return [...walk(null, 0), ...orphans.flatMap((parent) => walk(parent, 0))];
}

/** Leaves of a state value, as paths: `form.method.password`. */
export function pathsOf(value: unknown, before = ''): string[] {
  if (typeof value === 'string') return [before === '' ? value : `${before}.${value}`];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 0) return before === '' ? [] : [before];
  return entries.flatMap(([key, inner]) => pathsOf(inner, before === '' ? key : `${before}.${key}`));
}
