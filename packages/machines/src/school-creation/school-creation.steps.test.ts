import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SCHOOL, TERMS, creation, createSchoolActor } from './school-creation.fixtures.ts';
import { applicationProblems, schoolFieldProblems } from './school-form.ts';
import type { ApplicationFields } from './school-creation.types.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Creation = ReturnType<typeof createSchoolActor>;

/** What the page reads: its tags, the problems of fields, the code of the last refusal. */
const shownBy = ({ actor }: Creation) => {
  const { tags, context } = actor.getSnapshot();
  return [[...tags].toSorted(), context.fieldProblems, context.problem?.code ?? null];
};
const apply = ({ actor }: Creation, application: Partial<ApplicationFields>): void => {
  for (const [field, value] of Object.entries(application)) {
    actor.send({ type: 'application.changed', field: field as keyof ApplicationFields, value });
  }
};
const APPLICATION = {
  organisation: 'Shop Ltd',
  contactName: 'Ada',
  contactEmail: 'ada@stoa.example',
  reason: 'We sell.',
};

describe('what the page shows at each step, without anything of an earlier refusal', () => {
  test('of terms that are loaded (R44, R45)', async () => {
    const all = createSchoolActor();
    const { actor, loadTerms } = all;
    expect(shownBy(all)).toEqual([['choosing'], {}, null]);
    expect(actor.getSnapshot().context.kind).toBe('academy');
    const choose = () => actor.send({ type: 'kind.chosen', kind: 'store' });
    choose();
    expect(shownBy(all)).toEqual([['form', 'loading'], {}, null]);
    actor.send({ type: 'kind.reconsidered' });
    expect(shownBy(all)[0]).toEqual(['choosing']);
    choose();
    await loadTerms.fail('NETWORK');
    expect(shownBy(all)).toEqual([['failed', 'form'], {}, 'NETWORK']);
    actor.send({ type: 'kind.reconsidered' });
    expect(shownBy(all)).toEqual([['choosing'], {}, null]);
    choose();
    await loadTerms.fail('NETWORK');
    actor.send({ type: 'terms.retried' });
    expect(shownBy(all)).toEqual([['form', 'loading'], {}, null]);
    await loadTerms.succeed(TERMS);
    expect(shownBy(all)).toEqual([['form'], {}, null]);
  });

  test('of a form that is filled and sent (R45)', async () => {
    const all = createSchoolActor();
    const { actor, createSchool, type, open, agree, submit } = all;
    await open();
    submit();
    expect(shownBy(all)).toEqual([['form', 'invalid'], { name: 'REQUIRED', agreement: 'REQUIRED' }, null]);
    type({ name: 'Stoa' });
    expect(shownBy(all)).toEqual([['form'], { agreement: 'REQUIRED' }, null]);
    agree();
    expect(shownBy(all)).toEqual([['form'], {}, null]);
    submit();
    expect(shownBy(all)).toEqual([['busy', 'form'], {}, null]);
    await createSchool.fail('SCHOOL_EXISTS');
    expect(shownBy(all)).toEqual([['failed', 'form'], { domain: 'TAKEN' }, 'SCHOOL_EXISTS']);
    submit();
    expect(shownBy(all)).toEqual([['busy', 'form'], {}, null]);
    await createSchool.fail('MODERATION_REJECTED');
    type({ name: '' });
    submit();
    expect(shownBy(all)).toEqual([['form', 'invalid'], { name: 'REQUIRED' }, null]);
    actor.send({ type: 'kind.reconsidered' });
    expect(shownBy(all)[0]).toEqual(['choosing']);
    await open('store');
    expect(shownBy(all)).toEqual([['form'], {}, null]);
    type({ name: 'Stoa' });
    submit();
    await createSchool.fail('NETWORK');
    actor.send({ type: 'kind.reconsidered' });
    await open('store');
    expect(shownBy(all)).toEqual([['form'], {}, null]);
  });

  test('of an application for a code (C047)', async () => {
    const all = createSchoolActor();
    const { actor, applyForCode, createSchool, type, open, agree, submit } = all;
    await open();
    type({ name: 'Stoa' });
    agree();
    submit();
    await createSchool.fail('ACTIVE_CODE_INVALID');
    actor.send({ type: 'application.begun' });
    expect(shownBy(all)).toEqual([['applying'], {}, null]);
    const send = () => actor.send({ type: 'application.submitted' });
    apply(all, { ...APPLICATION, contactEmail: 'nobody' });
    send();
    expect(shownBy(all)).toEqual([['applying', 'invalid'], { contactEmail: 'INVALID' }, null]);
    apply(all, { contactEmail: 'ada@stoa.example' });
    expect(shownBy(all)).toEqual([['applying'], {}, null]);
    send();
    expect(shownBy(all)).toEqual([['applying', 'busy'], {}, null]);
    send();
    apply(all, { reason: 'Too late' });
    expect(applyForCode.inputs).toEqual([{ ...APPLICATION, kind: 'academy' }]);
    expect(actor.getSnapshot().context.application.reason).toBe('We sell.');
    await applyForCode.fail('CONFLICT');
    expect(shownBy(all)).toEqual([['applying', 'failed'], {}, 'CONFLICT']);
    send();
    expect(shownBy(all)).toEqual([['applying', 'busy'], {}, null]);
    await applyForCode.fail('CONFLICT');
    apply(all, { reason: '' });
    send();
    expect(shownBy(all)).toEqual([['applying', 'invalid'], { reason: 'REQUIRED' }, null]);
    apply(all, { reason: 'We sell.' });
    send();
    await applyForCode.succeed(undefined);
    expect(shownBy(all)).toEqual([['applied', 'applying'], {}, null]);
    send();
    apply(all, { reason: 'Too late' });
    expect(shownBy(all)[0]).toEqual(['applied', 'applying']);
    expect(actor.getSnapshot().context.application).toEqual(APPLICATION);
    actor.send({ type: 'application.left' });
    expect(shownBy(all)).toEqual([['form'], {}, null]);
    actor.send({ type: 'application.begun' });
    send();
    await applyForCode.fail('CONFLICT');
    actor.send({ type: 'application.left' });
    expect(shownBy(all)).toEqual([['form'], {}, null]);
  });

  test('of the progress (R46)', async () => {
    const all = createSchoolActor({ step: 'creating', schoolId: SCHOOL });
    const { actor, loadCreation, resumeCreation } = all;
    expect(shownBy(all)).toEqual([['creating'], {}, null]);
    await loadCreation.fail('NOT_FOUND');
    expect(shownBy(all)).toEqual([['creating', 'failed'], {}, 'NOT_FOUND']);
    actor.send({ type: 'creation.retried' });
    expect(shownBy(all)).toEqual([['creating'], {}, null]);
    await loadCreation.fail('NETWORK');
    expect(shownBy(all)).toEqual([['creating', 'offline'], {}, 'NETWORK']);
    actor.send({ type: 'creation.retried' });
    await loadCreation.succeed(creation('failed', 2));
    expect(shownBy(all)).toEqual([['creating', 'creationFailed', 'failed'], {}, null]);
    actor.send({ type: 'creation.retried' });
    expect(shownBy(all)[0]).toEqual(['busy', 'creating']);
    await resumeCreation.fail('SERVICE_UNAVAILABLE');
    expect(shownBy(all)).toEqual([['creating', 'creationFailed', 'failed'], {}, 'SERVICE_UNAVAILABLE']);
    actor.send({ type: 'creation.retried' });
    await resumeCreation.succeed(creation('ready', 4));
    expect(shownBy(all)).toEqual([['ready'], {}, null]);
  });

  test('of a creation that is not there for this person (R46)', async () => {
    const all = createSchoolActor({ step: 'creating', schoolId: SCHOOL });
    await all.loadCreation.fail('NOT_FOUND');
    all.actor.send({ type: 'kind.reconsidered' });
    expect(shownBy(all)).toEqual([['choosing'], {}, null]);
  });

  test('of the first steps (R49)', async () => {
    const all = createSchoolActor({ step: 'guide', schoolId: SCHOOL });
    const { actor, loadFirstSteps } = all;
    expect(shownBy(all)).toEqual([['guide', 'loading'], {}, null]);
    await loadFirstSteps.fail('NETWORK');
    expect(shownBy(all)).toEqual([['failed', 'guide'], {}, 'NETWORK']);
    actor.send({ type: 'guide.refreshed' });
    expect(shownBy(all)[0]).toEqual(['guide', 'loading']);
    await loadFirstSteps.succeed([]);
    expect(shownBy(all)).toEqual([['guide'], {}, null]);
  });
});

describe('terms', () => {
  test('that changed while the kind was reconsidered have to be agreed to anew (C066)', async () => {
    const { actor, open, agree } = createSchoolActor();
    await open();
    agree();
    actor.send({ type: 'kind.reconsidered' });
    await open('store');
    expect(actor.getSnapshot().context.agreed).toBe(true);
    actor.send({ type: 'kind.reconsidered' });
    await open('academy', { ...TERMS, agreementVersion: '2026-11' });
    expect(actor.getSnapshot().context.agreed).toBe(false);
  });

  test('that the server calls outdated are to be agreed to anew, whatever it answers next (C066)', async () => {
    const all = createSchoolActor();
    const { actor, loadTerms, createSchool, type, open, agree, submit } = all;
    await open();
    type({ name: 'Stoa' });
    agree();
    submit();
    await createSchool.fail('AGREEMENT_OUTDATED');
    await loadTerms.succeed(TERMS);
    expect(actor.getSnapshot().context.agreed).toBe(false);
    expect(shownBy(all)).toEqual([
      ['agreementOutdated', 'failed', 'form'],
      { agreement: 'REQUIRED' },
      'AGREEMENT_OUTDATED',
    ]);
  });
});

describe('a request', () => {
  test('for another kind, or other terms, is another one (B027)', async () => {
    const { actor, createSchool, type, open, agree, submit } = createSchoolActor();
    await open();
    type({ name: 'Stoa' });
    agree();
    submit();
    await createSchool.fail('NETWORK');
    for (const kind of ['store', 'academy'] as const) {
      actor.send({ type: 'kind.reconsidered' });
      await open(kind);
      submit();
      await createSchool.fail('NETWORK');
      type({ name: 'Stoa' });
      submit();
      await createSchool.fail('NETWORK');
    }
    expect(new Set(createSchool.inputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(5);
  });

  test('says which logo was uploaded, if one still is, and is another one then (B027)', async () => {
    const { actor, createSchool, type, open, agree, submit } = createSchoolActor();
    const sent = async () => {
      submit();
      await createSchool.fail('NETWORK');
      return createSchool.inputs.at(-1)?.logoUploadId;
    };
    await open();
    type({ name: 'Stoa' });
    agree();
    actor.send({ type: 'logo.uploaded', uploadId: 'u1' });
    expect(await sent()).toBe('u1');
    actor.send({ type: 'logo.removed' });
    expect(await sent()).toBeUndefined();
    actor.send({ type: 'currency.chosen', currency: 'EUR' });
    await sent();
    expect(createSchool.inputs.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'seed-3',
      'seed-4',
      'seed-5',
    ]);
  });
});

describe('the progress', () => {
  test('of a school that was there at once is over at once (R46)', async () => {
    const { createSchool, loadCreation, has, type, open, agree, submit } = createSchoolActor();
    await open();
    type({ name: 'Stoa' });
    agree();
    submit();
    await createSchool.succeed(creation('ready', 4));
    expect(has('ready')).toBe(true);
    expect(loadCreation.inputs).toEqual([]);
  });

  test('is asked for every second, of the very school that was created (R46)', async () => {
    const { createSchool, loadCreation, type, open, agree, submit } = createSchoolActor();
    await open();
    type({ name: 'Stoa' });
    agree();
    submit();
    await createSchool.succeed(creation('creating'));
    await vi.advanceTimersByTimeAsync(1_000 - 1);
    expect(loadCreation.inputs).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(loadCreation.inputs).toEqual([{ schoolId: SCHOOL }]);
  });

  test('over a lost connection is asked for later each time, and soon again once it was there (R46)', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { actor, loadCreation } = createSchoolActor({ step: 'creating', schoolId: SCHOOL });
    const goesOutAfter = async (milliseconds: number): Promise<boolean> => {
      const before = loadCreation.inputs.length;
      await vi.advanceTimersByTimeAsync(milliseconds - 1);
      const early = loadCreation.inputs.length - before;
      await vi.advanceTimersByTimeAsync(1);
      return early === 0 && loadCreation.inputs.length === before + 1;
    };
    for (const milliseconds of [500, 1_000, 2_000]) {
      await loadCreation.fail('NETWORK');
      expect(await goesOutAfter(milliseconds)).toBe(true);
    }
    await loadCreation.succeed(creation('creating'));
    expect(await goesOutAfter(1_000)).toBe(true);
    await loadCreation.fail('NETWORK');
    expect(await goesOutAfter(500)).toBe(true);
    await loadCreation.fail('NOT_FOUND');
    actor.send({ type: 'creation.retried' });
    await loadCreation.fail('NETWORK');
    expect(await goesOutAfter(500)).toBe(true);
  });
});

test('what is as long as it may be is right (R45, C047)', () => {
  const form = {
    kind: 'academy',
    fields: { name: 'ab', summary: 'x'.repeat(500), defaultLanguage: 'en_US', domain: '', activeCode: '' },
    currency: 'CNY',
    logoUploadId: null,
    agreed: true,
    terms: TERMS,
    keySeed: 'seed',
    revision: 0,
  } as const;
  expect(schoolFieldProblems(form)).toEqual({});
  const longest = {
    ...APPLICATION,
    organisation: 'x'.repeat(200),
    contactName: 'x'.repeat(100),
    reason: 'x'.repeat(1_000),
  };
  expect(applicationProblems(longest)).toEqual({});
  expect(
    applicationProblems({
      ...APPLICATION,
      organisation: 'x'.repeat(201),
      contactName: 'x'.repeat(101),
      reason: 'x'.repeat(1_001),
    }),
  ).toEqual({ organisation: 'TOO_LONG', contactName: 'TOO_LONG', reason: 'TOO_LONG' });
});
