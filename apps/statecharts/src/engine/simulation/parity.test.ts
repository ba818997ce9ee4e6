import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { CATALOGUE } from '@stoa/machines/catalogue';
import { isNotProvided } from '@stoa/machines/shared';
import { DETAILS } from '@stoa/machines/details';
import type { MachineId } from '@stoa/machines/details';
import { actorKind, isMachine } from '../model/actor-kind.ts';
import { createSession } from './session.ts';
import type { SimulatedEvent } from './simulation.types.ts';
import { onVirtualTime } from './virtual-time.ts';

const STEPS = 60;

test.each(CATALOGUE)('$id is simulated as it runs', async ({ id, machine }) => {
  const details = await DETAILS[id as MachineId]();
  const input = details.inputs[0].value;
  const events = Object.entries(details.events).flatMap(([type, { fixtures }]): SimulatedEvent[] =>
    fixtures.length === 0 ? [{ type }] : fixtures.map(({ value }) => ({ type, ...value })),
  );

  const clock = new SimulatedClock();
  // Machines that report to whoever has invoked them need somebody.
  const parent = createActor(
    fromCallback(() => undefined),
    { clock },
  ).start();
  const actor = createActor(silenced(machine), { input: input as never, parent });
  const failures: unknown[] = [];
  actor.subscribe({ error: (error) => failures.push(error) });
  const clockwise = (work: () => void) => onVirtualTime(() => clock.now(), work);
  clockwise(() => actor.start());
  const session = createSession(machine);
  session.apply({ kind: 'start', input });

  const random = sequence(id.length);
  for (let step = 0; step < STEPS && actor.getSnapshot().status === 'active'; step += 1) {
    const cards = (session.state()?.world.actors ?? []).filter(
      ({ parent, kind }) => parent === '' && kind === 'promise',
    );
    const card = cards[random(cards.length)];
    const choice = random(10);
    if (choice < 2) {
      for (let passed = 0; passed < 700; passed += 10) clockwise(() => clock.increment(10));
      session.apply({ kind: 'wait', milliseconds: 700 });
    } else if (choice < 6 && card?.status === 'active') {
      const { resolves = [], rejects = [] } = details.actors[card.src] ?? {};
      const ends = [
        ...resolves.map(({ value }) => ({ kind: 'resolve' as const, actor: card.path, output: value })),
        ...rejects.map(({ value }) => ({
          kind: 'reject' as const,
          actor: card.path,
          error: value as unknown,
        })),
      ];
      const end = ends[random(ends.length)];
      if (end === undefined || !session.apply(end).ok) continue;
      const type = end.kind === 'resolve' ? `xstate.done.actor.${card.id}` : `xstate.error.actor.${card.id}`;
      clockwise(() =>
        actor.send({
          type,
          actorId: card.id,
          ...('output' in end ? { output: end.output } : { error: end.error }),
        }),
      );
    } else {
      const event = events[random(events.length)];
      if (event === undefined || !session.apply({ kind: 'event', event }).ok) continue;
      clockwise(() => actor.send(event));
    }
    const root = session.state()?.world.actors[0];
    const real = actor.getSnapshot();
    expect({ value: root?.machine?.value, context: root?.machine?.context, status: root?.status }).toEqual({
      value: real.value,
      context: real.context as unknown,
      status: real.status,
    });
  }
  parent.stop();
  expect(failures).toEqual([]);
});

/** The machine with effects that never end by themselves. */
function silenced(machine: AnyStateMachine): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]: [string, unknown]) => {
    if (isMachine(logic)) return [name, silenced(logic)];
    return [
      name,
      actorKind(logic) === 'callback'
        ? fromCallback(() => undefined)
        : fromPromise(() => new Promise(() => undefined)),
    ];
  });
  const actions = Object.entries(machine.implementations.actions)
    .filter(([, action]) => isNotProvided(action))
    .map(([name]) => [name, () => undefined]);
  return machine.provide({ actors: Object.fromEntries(actors), actions: Object.fromEntries(actions) });
}

/** Numbers that look like chance and are the same every time. */
function sequence(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return below === 0 ? 0 : Math.floor((state / 4294967296) * below);
  };
}
