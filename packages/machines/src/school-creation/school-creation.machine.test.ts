import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TERMS, creation, createSchoolActor } from './school-creation.fixtures.ts';
import type { ApplicationFields, SchoolTerms } from './school-creation.types.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('creating a school', () => {
  test('goes from the choice to the first steps (B027, R44 to R49)', async () => {
    const { actor, createSchool, loadCreation, loadFirstSteps, has, type, open, agree, submit } =
      createSchoolActor();
    expect(has('choosing')).toBe(true);
    await open();
    type({ name: ' Stoa of Attalos ', domain: ' School.Example ' });
    agree();
    submit();
    submit();
    expect(createSchool.inputs).toEqual([
      {
        kind: 'academy',
        name: 'Stoa of Attalos',
        defaultLanguage: 'en_US',
        domain: 'school.example',
        agreementVersion: '2026-10',
        idempotencyKey: expect.stringMatching(/^seed-\d+$/) as string,
      },
    ]);
    await createSchool.succeed(creation('creating'));
    expect(has('creating')).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    await loadCreation.succeed(creation('creating', 3));
    expect(actor.getSnapshot().context.creation?.steps[2]?.status).toBe('done');
    await vi.advanceTimersByTimeAsync(1_000);
    await loadCreation.succeed(creation('ready', 4));
    expect(has('ready')).toBe(true);
    actor.send({ type: 'guide.opened' });
    await loadFirstSteps.succeed([{ key: 'logo', done: false }]);
    expect(actor.getSnapshot().context.firstSteps).toEqual([{ key: 'logo', done: false }]);
  });

  test('a store has a currency (B027, R45)', async () => {
    const { actor, createSchool, type, open, agree, submit } = createSchoolActor();
    await open('store');
    actor.send({ type: 'currency.chosen', currency: 'EUR' });
    type({ name: 'Shop' });
    agree();
    submit();
    expect(createSchool.inputs[0]).toMatchObject({ kind: 'store', currency: 'EUR' });
  });

  test('a learner creates nothing (R44)', () => {
    const { actor, loadTerms } = createSchoolActor();
    actor.send({ type: 'kind.chosen', kind: 'learner' });
    expect(actor.getSnapshot().output).toEqual({ chose: 'learner' });
    expect(loadTerms.inputs).toEqual([]);
  });
});

test.each([
  [{}, { name: 'REQUIRED', agreement: 'REQUIRED' }],
  [{ name: 'A' }, { name: 'TOO_SHORT', agreement: 'REQUIRED' }],
  [{ name: 'x'.repeat(61) }, { name: 'TOO_LONG', agreement: 'REQUIRED' }],
  [
    { name: 'Stoa', domain: 'https://x.y' },
    { domain: 'INVALID', agreement: 'REQUIRED' },
  ],
])('%j is %j, and nothing is sent (R45)', async (fields, expected) => {
  const { actor, createSchool, has, type, open, submit } = createSchoolActor();
  await open();
  type(fields);
  submit();
  expect(has('invalid')).toBe(true);
  expect(actor.getSnapshot().context.fieldProblems).toEqual(expected);
  expect(createSchool.inputs).toEqual([]);
});

describe('an activation code', () => {
  const CODED: SchoolTerms = { ...TERMS, requiresActiveCode: true };

  test('is required where the terms say so, and written as the server wants it (C046)', async () => {
    const { actor, createSchool, type, open, agree, submit } = createSchoolActor();
    await open('store', CODED);
    type({ name: 'Shop' });
    agree();
    submit();
    expect(actor.getSnapshot().context.fieldProblems).toEqual({ activeCode: 'REQUIRED' });
    type({ activeCode: ' ab12-cd34 ' });
    submit();
    expect(createSchool.inputs[0]?.activeCode).toBe('AB12-CD34');
    await createSchool.fail('ACTIVE_CODE_INVALID');
    expect(actor.getSnapshot().context.fieldProblems).toEqual({ activeCode: 'INVALID' });
  });

  test('can be asked for, and the form is still there afterwards (C047)', async () => {
    const { actor, applyForCode, has, type, open } = createSchoolActor();
    await open('store', CODED);
    type({ name: 'Shop' });
    actor.send({ type: 'application.begun' });
    actor.send({ type: 'application.submitted' });
    expect(has('invalid')).toBe(true);
    const application = {
      organisation: ' Shop Ltd ',
      contactName: 'Ada',
      contactEmail: 'ada@stoa.example',
      reason: 'We sell.',
    };
    for (const [field, value] of Object.entries(application)) {
      actor.send({ type: 'application.changed', field: field as keyof ApplicationFields, value });
    }
    actor.send({ type: 'application.submitted' });
    await applyForCode.fail('CONFLICT');
    expect(actor.getSnapshot().context.problem).toEqual({ code: 'CONFLICT' });
    actor.send({ type: 'application.submitted' });
    await applyForCode.succeed(undefined);
    expect(applyForCode.inputs[1]).toEqual({ ...application, organisation: 'Shop Ltd', kind: 'store' });
    expect(has('applied')).toBe(true);
    actor.send({ type: 'application.left' });
    expect(has('form')).toBe(true);
    expect(actor.getSnapshot().context.fields.name).toBe('Shop');
  });
});
