import type { InspectFact } from '../../../../portal/src/app/inspect/protocol.ts';
import type { LiveActor } from './actors-of.ts';

/** One event on its way from one column to another. */
export interface SequenceMessage {
  from: number;
  to: number;
  text: string;
  at: number;
}

export interface Sequence {
  /** The first column is what is outside: people, time, the page. */
  columns: readonly { id: string; name: string }[];
  messages: readonly SequenceMessage[];
}

const MESSAGES_MAX = 200;
/** How XState begins what it sends to itself. */
const INTERNAL = /^xstate\.(init|stop)/;

/** The events among actors as a sequence, the latest of them. */
export function sequenceOf(
  facts: readonly InspectFact[],
  actors: readonly LiveActor[],
  outside: string,
): Sequence {
  const events = facts
    .flatMap((fact) => (fact.kind === 'event' && !INTERNAL.test(fact.event.type) ? [fact] : []))
    .slice(-MESSAGES_MAX);
  const involved = new Set(events.flatMap(({ actor, from }) => [actor, from ?? actor]));
  const columns = [
    { id: '', name: outside },
    ...actors
      .filter(({ id }) => involved.has(id))
      .map(({ id, name, machine }) => ({ id, name: machine ?? name })),
  ];
  const place = new Map(columns.map(({ id }, index) => [id, index]));
  return {
    columns,
    messages: events.map(({ actor, from, event, at }) => ({
      from: place.get(from ?? '') ?? 0,
      to: place.get(actor) ?? 0,
      text: event.type,
      at,
    })),
  };
}
