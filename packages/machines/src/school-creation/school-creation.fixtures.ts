import { createActor } from 'xstate';
import { fakeActor } from '../testing/fake-actor.ts';
import { schoolCreationMachine } from './school-creation.machine.ts';
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

/** The school that is created. */
export const SCHOOL = '1700000000000000009';

/** What a school is created under. */
export const TERMS: SchoolTerms = { requiresActiveCode: false, agreementVersion: '2026-10' };

/** How far the creation is. */
export function creation(status: SchoolCreation['status'], done = 1): SchoolCreation {
  const steps = (['school', 'portal', 'navigation', 'footer'] as const).map((key, index) => ({
    key,
    status: index < done ? ('done' as const) : ('waiting' as const),
  }));
  const portalUrl = status === 'ready' ? `/portal/${SCHOOL}` : null;
  return { schoolId: SCHOOL, kind: 'academy', status, steps, portalUrl };
}

/** Creating a school, with every call in the hands of the test. */
export function createSchoolActor(input: Partial<SchoolCreationInput> = {}) {
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
