import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { NotProvidedError } from '../shared/not-provided.ts';
import { fakeActor, settled } from '../testing/fake-actor.ts';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { pathAfterLogin } from './path-after-login.ts';
import { schoolChoiceMachine } from './school-choice.machine.ts';
import type { SchoolChoiceInput, SchoolOption } from './school-choice.machine.ts';

const school = (id: string, name: string): SchoolOption => ({ id, name, logoUrl: null, role: 'member' });
const POIKILE = school('1700000000000000001', 'Poikile');
const LYCEUM = school('1700000000000000002', 'Lyceum İzmir');

function createSchoolChoiceActor(input: SchoolChoiceInput = {}) {
  const loadSchools = fakeActor<{ schools: SchoolOption[] }>();
  const enterSchool = fakeActor<unknown, { schoolId: string }>();
  const actor = createActor(
    schoolChoiceMachine.provide({
      actors: { loadSchools: loadSchools.logic, enterSchool: enterSchool.logic },
    }),
    { input },
  ).start();
  return { actor, loadSchools, enterSchool, snapshot: () => actor.getSnapshot() };
}

describe('after a login', () => {
  test('somebody who belongs to several schools chooses one (R42)', async () => {
    const { actor, loadSchools, enterSchool, snapshot } = createSchoolChoiceActor();
    await loadSchools.succeed({ schools: [POIKILE, LYCEUM] });
    expect(snapshot().hasTag('choosing')).toBe(true);
    actor.send({ type: 'school.chosen', schoolId: LYCEUM.id });
    expect(enterSchool.inputs).toEqual([{ schoolId: LYCEUM.id }]);
    await enterSchool.succeed(undefined);
    expect(snapshot().output).toEqual({ schoolId: LYCEUM.id, path: `/portal/${LYCEUM.id}` });
  });

  test('nothing else than an own school can be chosen (B005, R42)', async () => {
    const { actor, loadSchools } = createSchoolChoiceActor();
    await loadSchools.succeed({ schools: [POIKILE, LYCEUM] });
    for (const schoolId of ['1700000000000000009', '../x']) {
      expect(actor.getSnapshot().can({ type: 'school.chosen', schoolId })).toBe(false);
    }
  });

  test('somebody with one school passes, unless they asked for the choice (R42)', async () => {
    const passing = createSchoolChoiceActor();
    await passing.loadSchools.succeed({ schools: [POIKILE] });
    expect(passing.enterSchool.inputs).toEqual([{ schoolId: POIKILE.id }]);
    const asking = createSchoolChoiceActor({ isAskedFor: true });
    await asking.loadSchools.succeed({ schools: [POIKILE] });
    expect(asking.snapshot().hasTag('choosing')).toBe(true);
  });

  test('blocked storage keeps nobody out (B015)', async () => {
    const { loadSchools, enterSchool, snapshot } = createSchoolChoiceActor();
    await loadSchools.succeed({ schools: [POIKILE] });
    await enterSchool.fail('UNKNOWN');
    expect(snapshot().output).toEqual({ schoolId: POIKILE.id, path: `/portal/${POIKILE.id}` });
  });

  test('somebody without a school is told, and goes on without one (R42)', async () => {
    const { actor, loadSchools, snapshot } = createSchoolChoiceActor();
    await loadSchools.succeed({ schools: [] });
    expect(snapshot().hasTag('none')).toBe(true);
    actor.send({ type: 'choice.left' });
    expect(snapshot().output).toEqual({ schoolId: null, path: '/' });
  });

  test('many schools are narrowed down by typing (R42)', async () => {
    const { actor, loadSchools, snapshot } = createSchoolChoiceActor();
    await loadSchools.succeed({ schools: [POIKILE, LYCEUM] });
    actor.send({ type: 'keyword.typed', value: ' lyc' });
    expect(snapshot().context.found).toEqual([LYCEUM]);
    actor.send({ type: 'keyword.typed', value: 'zzz' });
    expect(snapshot().hasTag('noMatch')).toBe(true);
    actor.send({ type: 'keyword.typed', value: '' });
    expect(snapshot().hasTag('noMatch')).toBe(false);
    expect(snapshot().context.found).toEqual([POIKILE, LYCEUM]);
  });

  test.each([
    ['NETWORK', 'failed', 'schools.retried'],
    ['TOKEN_EXPIRED', 'signInNeeded', 'signIn.completed'],
  ] as const)('%s is %s until %s (R42)', async (code, tag, type) => {
    const { actor, loadSchools, snapshot } = createSchoolChoiceActor();
    await loadSchools.fail(code);
    expect(snapshot().hasTag(tag)).toBe(true);
    actor.send({ type });
    expect(loadSchools.inputs).toHaveLength(2);
    expect(snapshot().context.problem).toBeNull();
  });
});

test.each([
  ['/portal/1700000000000000001/search?keyword=x', null, '/portal/1700000000000000001/search?keyword=x'],
  ['/portal/1700000000000000001', '1700000000000000002', '/portal/1700000000000000001'],
  ['//evil.example', '1700000000000000002', '/portal/1700000000000000002'],
  ['/login/index', null, '/login/select'],
  ['/', null, '/login/select'],
  [undefined, null, '/login/select'],
  [undefined, 'index', '/login/select'],
  [7, '1700000000000000002', '/portal/1700000000000000002'],
])('a login with redirect %j at the school %j leads to %s (B006, B029)', (redirect, tenantId, expected) => {
  expect(pathAfterLogin(redirect, tenantId)).toBe(expected);
});

test('every state of the choice can be reached, and none holds a person (R42)', () => {
  const leave = { type: 'choice.left' };
  const reached = walk(schoolChoiceMachine, {
    input: {},
    events: [
      leave,
      { type: 'school.chosen', schoolId: POIKILE.id },
      { type: 'keyword.typed', value: 'zzz' },
      { type: 'keyword.typed', value: '' },
      { type: 'schools.retried' },
      { type: 'signIn.completed' },
      done('loadSchools', { schools: [] }),
      done('loadSchools', { schools: [POIKILE] }),
      done('loadSchools', { schools: [POIKILE, LYCEUM] }),
      failed('loadSchools', { code: 'NETWORK' }),
      failed('loadSchools', { code: 'UNAUTHENTICATED' }),
      done('enterSchool', undefined),
    ],
    facts: ({ schools, keyword, chosenId, problem }) => ({ schools, keyword, chosenId, problem }),
  });
  expect(unreachedStates(schoolChoiceMachine, reached)).toEqual([
    'schoolChoice.deciding',
    'schoolChoice.evaluating',
  ]);
  for (const tag of ['choosing', 'none', 'signInNeeded', 'failed']) {
    expect(deadEnds(reached, tag, [leave])).toEqual([]);
  }
});

describe('what the page shows at each step', () => {
  const tagsOf = ({ snapshot }: ReturnType<typeof createSchoolChoiceActor>) => [...snapshot().tags];

  test('from loading to the school (R42)', async () => {
    const all = createSchoolChoiceActor();
    const { actor, loadSchools, snapshot } = all;
    expect(tagsOf(all)).toEqual(['loading']);
    expect(snapshot().context.isAskedFor).toBe(false);
    await loadSchools.succeed({ schools: [POIKILE, LYCEUM] });
    expect(tagsOf(all)).toEqual(['choosing']);
    expect(snapshot().context.found).toEqual([POIKILE, LYCEUM]);
    actor.send({ type: 'keyword.typed', value: 'zzz' });
    expect(snapshot().context.keyword).toBe('zzz');
    actor.send({ type: 'school.chosen', schoolId: POIKILE.id });
    expect(tagsOf(all)).toEqual(['entering']);
  });

  test('of somebody without a school who has got one meanwhile (R42)', async () => {
    const all = createSchoolChoiceActor();
    await all.loadSchools.succeed({ schools: [] });
    all.actor.send({ type: 'schools.retried' });
    expect(tagsOf(all)).toEqual(['loading']);
    await all.loadSchools.succeed({ schools: [POIKILE] });
    expect(tagsOf(all)).toEqual(['entering']);
  });

  test('of somebody who leaves without a choice, whatever there is (R42)', async () => {
    for (const end of [{ schools: [POIKILE, LYCEUM] }, 'UNAUTHENTICATED', 'NETWORK']) {
      const { actor, loadSchools, snapshot } = createSchoolChoiceActor();
      if (typeof end === 'string') await loadSchools.fail(end);
      else await loadSchools.succeed(end);
      actor.send({ type: 'choice.left' });
      expect(snapshot().output).toEqual({ schoolId: null, path: '/' });
    }
  });
});

test('a note that was never provided fails loudly (B015)', async () => {
  const loadSchools = fakeActor<{ schools: SchoolOption[] }>();
  const actor = createActor(schoolChoiceMachine.provide({ actors: { loadSchools: loadSchools.logic } }), {
    input: {},
  });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  await loadSchools.succeed({ schools: [POIKILE] });
  await settled();
  expect(errors).toEqual([expect.any(NotProvidedError)]);
});
