import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { initialTransition, transition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, StateNode } from 'xstate';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, MACHINES } from '../catalogue.ts';
import type { AnyMachineDetails, Fixture } from '../shared/machine-details.ts';
import { explore } from '../testing/explore.ts';
import { loadDetails } from './index.ts';
import type { MachineId } from './index.ts';

const ajv = new Ajv({ strict: true, allErrors: true });
/** The walks of the large machines take seconds where the machine is busy. */
const WALK_LIMIT_MS = 60_000;
const IDS = Object.keys(MACHINES) as MachineId[];

const statesOf = (machine: AnyStateMachine): string[] => {
  const walk = (node: StateNode): string[] => [
    ...(node.path.length === 0 ? [] : [node.path.join('.')]),
    ...Object.values(node.states).flatMap(walk),
  ];
  return walk(machine.root);
};

/** A machine that reports to the one that invokes it has nobody to report to here. */
const withoutParent = (machine: AnyStateMachine): AnyStateMachine =>
  machine.id === 'codeRequest'
    ? machine.provide({ actions: { reportSent: () => undefined, reportRefusal: () => undefined } })
    : machine;

/** States that are passed at once are never seen. */
const restingStatesOf = (machine: AnyStateMachine): string[] =>
  statesOf(machine).filter((path) => {
    const node = path
      .split('.')
      .reduce<StateNode>((parent, key) => parent.states[key] as StateNode, machine.root);
    return (node.always ?? []).every(({ guard }) => guard !== undefined);
  });

const namesOf = (details: AnyMachineDetails) => {
  const lists = [
    details.inputs,
    details.contexts ?? [],
    ...Object.values(details.events).map(({ fixtures }) => fixtures),
    ...Object.values(details.actors).flatMap(({ resolves, rejects, sends = [] }) => [
      resolves,
      rejects,
      sends,
    ]),
  ];
  const named = [...Object.values(details.events), ...Object.values(details.actors)];
  return {
    lists,
    names: [
      details.name,
      ...[details.states, details.guards, details.delays].flatMap((names) => Object.values(names)),
      ...named.map(({ name }) => name),
      ...lists.flatMap((list) => list.map(({ name }) => name)),
    ],
  };
};

test('every machine of the catalogue has details, and nothing else has', () => {
  const written = globSync('*/*.details.ts', { cwd: join(import.meta.dirname, '..') })
    .filter((file) => basename(file) === `${dirname(file)}.details.ts`)
    .map((file) => dirname(file));
  const folders = IDS.map((id) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  expect(written.toSorted()).toEqual(folders.toSorted());
});

test('a name is a short phrase', async () => {
  for (const id of IDS)
    for (const name of namesOf(await loadDetails(id)).names) expect(name).toMatch(/^\S.*[^\s.]$/u);
});

describe.each(IDS)('%s', (id) => {
  const machine: AnyStateMachine = MACHINES[id];

  test('names every state, event, guard, delay and actor, and none besides', async () => {
    const details = await loadDetails(id);
    const { actors, guards, delays } = machine.implementations;
    expect(Object.keys(details.states).sort()).toEqual(statesOf(machine).sort());
    expect(Object.keys(details.guards).sort()).toEqual(Object.keys(guards).sort());
    expect(Object.keys(details.delays).sort()).toEqual(Object.keys(delays).sort());
    expect(Object.keys(details.actors).sort()).toEqual(Object.keys(actors).sort());
    // What is no machine of the catalogue comes from the application: nothing answers for itself.
    const provided = Object.entries(details.actors).filter(([, { kind }]) => kind !== 'machine');
    const entry = CATALOGUE.find((one) => one.id === id);
    expect(provided.map(([name]) => name).sort()).toEqual(entry?.actors.toSorted());
    // The types hold the other half: an event that the machine does not declare does not compile.
    const handled = machine.events.filter((type) => !type.startsWith('xstate.') && type !== '*');
    expect(Object.keys(details.events)).toEqual(expect.arrayContaining(handled));
  });

  test('has fixtures that their schemas take, each with an id of its own', async () => {
    const details = await loadDetails(id);
    for (const [type, { payload, fixtures }] of Object.entries(details.events)) {
      const takes = ajv.compile(payload);
      const carries = Object.keys(payload.properties ?? {}).length > 0;
      expect(fixtures.length > 0, `${type} has fixtures`).toBe(carries);
      expect(takes({ ...fixtures[0]?.value, stranger: true }), `${type} takes nothing else`).toBe(false);
      for (const { id: name, value } of fixtures)
        expect(takes(value) ? [] : takes.errors, `${type}: ${name}`).toEqual([]);
    }
    for (const { sends = [] } of Object.values(details.actors)) {
      for (const { value } of sends as Fixture<{ type: string }>[]) {
        const { type, ...rest } = value;
        expect(ajv.validate(details.events[type]?.payload ?? false, rest), type).toBe(true);
      }
    }
    for (const list of namesOf(details).lists)
      expect(new Set(list.map((one) => one.id)).size).toBe(list.length);
  });

  test('starts with each of its inputs, and takes each of its contexts', async () => {
    const { inputs, contexts = [] } = await loadDetails(id);
    for (const { value } of inputs) {
      const [snapshot] = initialTransition(machine, value as never);
      expect(snapshot.status).not.toBe('error');
      for (const context of contexts) {
        expect(Object.keys(snapshot.context)).toEqual(expect.arrayContaining(Object.keys(context.value)));
        const [next] = transition(
          machine,
          { ...snapshot, context: { ...snapshot.context, ...context.value } } as AnyMachineSnapshot,
          { type: 'nothing.happened' },
        );
        expect(next.status).not.toBe('error');
      }
    }
  });

  test(
    'meets every outcome of every actor, and reaches every state',
    async () => {
      const details = await loadDetails(id);
      const ends = Object.entries(details.actors).flatMap(([source, { resolves, rejects, kind }]) =>
        kind === 'callback' ? [] : [...resolves, ...rejects].map((outcome) => `${source}: ${outcome.id}`),
      );
      const goals = { states: new Set(restingStatesOf(machine)), outcomes: new Set(ends) };
      const { states, outcomes } = explore(withoutParent(machine), details, goals);
      expect([...goals.outcomes].filter((outcome) => !outcomes.has(outcome))).toEqual([]);
      expect([...goals.states].filter((path) => !states.has(path))).toEqual([]);
    },
    WALK_LIMIT_MS,
  );
});
