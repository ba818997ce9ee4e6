import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SCHOOL, TERMS, creation, createSchoolActor } from './school-creation.fixtures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
