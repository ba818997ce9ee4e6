import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { schoolCreationMachine } from './school-creation.machine.ts';
import { CREATION_POLL_INTERVAL_MS } from './school-creation.types.ts';
import type {
  ApplicationFields,
  CreateSchoolInput,
  FirstStep,
  SchoolCreation,
  SchoolCreationInput,
  SchoolField,
  SchoolKind,
  SchoolTerms,
} from './school-creation.types.ts';

const SCHOOL = '1700000000000000009';
const TERMS: SchoolTerms = { requiresActiveCode: false, agreementVersion: '2026-10' };

function creation(status: SchoolCreation['status'], done = 1): SchoolCreation {
  const steps = (['school', 'portal', 'navigation', 'footer'] as const).map((key, index) => ({
    key,
    status: index < done ? ('done' as const) : ('waiting' as const),
  }));
  const portalUrl = status === 'ready' ? `/portal/${SCHOOL}` : null;
  return { schoolId: SCHOOL, kind: 'academy', status, steps, portalUrl };
}

function createSchoolActor(input: Partial<SchoolCreationInput> = {}) {
  const loadTerms = fakeActor<SchoolTerms, { kind: SchoolKind }>();
  const createSchool = fakeActor<SchoolCreation, CreateSchoolInput>();
  const applyForCode = fakeActor<unknown, ApplicationFields & { kind: SchoolKind }>();
  const loadCreation = fakeActor<SchoolCreation, { schoolId: string }>();
  const resumeCreation = fakeActor<SchoolCreation, { schoolId: string }>();
  const loadFirstSteps = fakeActor<readonly FirstStep[], { schoolId: string }>();
  const actor = createActor(
    schoolCreationMachine.provide({
      actors: {
        loadTerms: loadTerms.logic,
        createSchool: createSchool.logic,
        applyForCode: applyForCode.logic,
        loadCreation: loadCreation.logic,
        resumeCreation: resumeCreation.logic,
        loadFirstSteps: loadFirstSteps.logic,
      },
    }),
    { input: { defaultLanguage: 'en_US', keySeed: 'seed', ...input } },
  ).start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'form');
  const type = (fields: Partial<Record<SchoolField, string>>): void => {
    for (const [field, value] of Object.entries(fields)) {
      actor.send({ type: 'field.changed', field: field as SchoolField, value });
    }
  };
  const open = async (kind: SchoolKind = 'academy', terms = TERMS): Promise<void> => {
    actor.send({ type: 'kind.chosen', kind });
    await loadTerms.succeed(terms);
  };
  const agree = (): void => actor.send({ type: 'agreement.changed', agreed: true });
  const submit = (): void => actor.send({ type: 'school.submitted' });
  const actors = { loadTerms, createSchool, applyForCode, loadCreation, resumeCreation, loadFirstSteps };
  return { actor, ...actors, has, type, open, agree, submit };
}

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
    await vi.advanceTimersByTimeAsync(CREATION_POLL_INTERVAL_MS);
    await loadCreation.succeed(creation('creating', 3));
    expect(actor.getSnapshot().context.creation?.steps[2]?.status).toBe('done');
    await vi.advanceTimersByTimeAsync(CREATION_POLL_INTERVAL_MS);
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

describe('what gets in the way', () => {
  test('a lost connection: the same form is the same request, another one is not (B027)', async () => {
    const { actor, createSchool, has, type, open, agree, submit } = createSchoolActor();
    await open();
    type({ name: 'Stoa' });
    agree();
    submit();
    await createSchool.fail('NETWORK');
    expect(has('failed')).toBe(true);
    expect(actor.getSnapshot().context.fields.name).toBe('Stoa');
    submit();
    await createSchool.fail('SCHOOL_EXISTS');
    expect(actor.getSnapshot().context.fieldProblems).toEqual({ domain: 'TAKEN' });
    type({ domain: 'other.example' });
    submit();
    const keys = createSchool.inputs.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('newer terms are shown and have to be agreed to anew; the form stays (C066)', async () => {
    const { actor, loadTerms, createSchool, has, type, open, agree, submit } = createSchoolActor();
    await open();
    type({ name: 'Stoa' });
    agree();
    submit();
    await createSchool.fail('AGREEMENT_OUTDATED');
    await loadTerms.succeed({ ...TERMS, agreementVersion: '2026-11' });
    expect(has('agreementOutdated')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ agreed: false, fields: { name: 'Stoa' } });
    agree();
    submit();
    expect(createSchool.inputs[1]?.agreementVersion).toBe('2026-11');
  });

  test('terms that cannot be loaded can be tried again (R45)', async () => {
    const { actor, loadTerms, has } = createSchoolActor({ step: 'form', kind: 'academy' });
    await loadTerms.fail('NETWORK');
    expect(has('failed')).toBe(true);
    actor.send({ type: 'terms.retried' });
    await loadTerms.succeed(TERMS);
    expect(has('form')).toBe(true);
  });
});

describe('the progress', () => {
  test('goes on after a reload, and after a lost connection (R46)', async () => {
    const { actor, loadCreation, has } = createSchoolActor({ step: 'creating', schoolId: SCHOOL });
    expect(loadCreation.inputs).toEqual([{ schoolId: SCHOOL }]);
    await loadCreation.fail('NETWORK');
    expect(has('offline')).toBe(true);
    actor.send({ type: 'network.restored' });
    await loadCreation.succeed(creation('ready', 4));
    expect(has('ready')).toBe(true);
  });

  test('that has stopped can be taken up again (R46)', async () => {
    const { actor, loadCreation, resumeCreation, has } = createSchoolActor({
      step: 'creating',
      schoolId: SCHOOL,
    });
    await loadCreation.succeed(creation('failed', 2));
    expect(has('creationFailed')).toBe(true);
    actor.send({ type: 'creation.retried' });
    await resumeCreation.fail('NETWORK');
    actor.send({ type: 'creation.retried' });
    expect(resumeCreation.inputs).toEqual([{ schoolId: SCHOOL }, { schoolId: SCHOOL }]);
    await resumeCreation.succeed(creation('creating', 2));
    expect(has('creationFailed')).toBe(false);
  });

  test('of a school that is not one’s own leads back to the choice (R46)', async () => {
    const { actor, loadCreation, has } = createSchoolActor({ step: 'creating', schoolId: SCHOOL });
    await loadCreation.fail('NOT_FOUND');
    expect(has('failed')).toBe(true);
    actor.send({ type: 'kind.reconsidered' });
    expect(has('choosing')).toBe(true);
  });
});

test('the first steps can be opened by their address and tried again (R49)', async () => {
  const { actor, loadFirstSteps, has } = createSchoolActor({ step: 'guide', schoolId: SCHOOL });
  await loadFirstSteps.fail('NETWORK');
  expect(has('failed')).toBe(true);
  actor.send({ type: 'guide.refreshed' });
  await loadFirstSteps.succeed([]);
  expect(loadFirstSteps.inputs).toEqual([{ schoolId: SCHOOL }, { schoolId: SCHOOL }]);
});
