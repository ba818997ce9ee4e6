import { assign, setup } from 'xstate';
import { backOffMs } from '../shared/back-off.ts';
import { isTransient } from '../shared/call-problems.ts';
import { isEmpty } from '../shared/field-rules.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import { applicationProblems, refusedSchoolField, schoolFieldProblems } from './school-form.ts';
import { CREATION_POLL_INTERVAL_MS, SCHOOL_CREATION_PROBLEM_CODES } from './school-creation.types.ts';
import type {
  ApplicationField,
  ApplicationFields,
  CreateSchoolInput,
  FirstStep,
  SchoolCreation,
  SchoolCreationContext,
  SchoolCreationEvent,
  SchoolCreationInput,
  SchoolCreationOutput,
  SchoolCurrency,
  SchoolField,
  SchoolKind,
  SchoolTerms,
} from './school-creation.types.ts';

/** The types, effects, rules and delays of a new school. */
export const schoolCreationSetup = setup({
  types: {} as {
    context: SchoolCreationContext;
    events: SchoolCreationEvent;
    input: SchoolCreationInput;
    output: SchoolCreationOutput;
    tags:
      /** R44: learner, academy or store. */
      | 'choosing'
      | 'loading'
      /** R45. */
      | 'form'
      | 'busy'
      | 'invalid'
      /** `context.problem`. */
      | 'failed'
      /** The terms are newer than those that were agreed to: they are to be read again. */
      | 'agreementOutdated'
      /** Asking for an activation code. */
      | 'applying'
      /** The code will come by mail. */
      | 'applied'
      /** R46: `context.creation.steps`. */
      | 'creating'
      | 'offline'
      /** The creation has stopped at a step; `creation.retried`. */
      | 'creationFailed'
      /** R47: `context.creation.portalUrl`. */
      | 'ready'
      /** R49: `context.firstSteps`. */
      | 'guide';
    meta: MachineMeta;
  },
  actors: {
    loadTerms: notProvided<SchoolTerms, { kind: SchoolKind }>('loadTerms'),
    createSchool: notProvided<SchoolCreation, CreateSchoolInput>('createSchool'),
    applyForCode: notProvided<unknown, ApplicationFields & { kind: SchoolKind }>('applyForCode'),
    loadCreation: notProvided<SchoolCreation, { schoolId: string }>('loadCreation'),
    resumeCreation: notProvided<SchoolCreation, { schoolId: string }>('resumeCreation'),
    loadFirstSteps: notProvided<readonly FirstStep[], { schoolId: string }>('loadFirstSteps'),
  },
  actions: {
    setKind: assign(({ context }, { kind }: { kind: SchoolKind | 'learner' }) => ({
      kind: kind === 'learner' ? context.kind : kind,
      problem: null,
      fieldProblems: {},
    })),
    setField: assign(({ context }, { field, value }: { field: SchoolField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      fieldProblems: { ...context.fieldProblems, [field]: undefined },
      revision: context.revision + 1,
    })),
    setCurrency: assign(({ context }, { currency }: { currency: SchoolCurrency }) => ({
      currency,
      revision: context.revision + 1,
    })),
    setLogo: assign(({ context }, { uploadId }: { uploadId: string | null }) => ({
      logoUploadId: uploadId,
      revision: context.revision + 1,
    })),
    setAgreement: assign(({ context }, { agreed }: { agreed: boolean }) => ({
      agreed,
      fieldProblems: { ...context.fieldProblems, agreement: undefined },
    })),
    setApplication: assign(({ context }, { field, value }: { field: ApplicationField; value: string }) => ({
      application: { ...context.application, [field]: value },
      fieldProblems: { ...context.fieldProblems, [field]: undefined },
    })),
    setTerms: assign(({ context }, terms: SchoolTerms) => ({
      terms,
      // Of whatever kind: what was agreed to is what was shown.
      agreed: context.agreed && terms.agreementVersion === context.terms?.agreementVersion,
      revision: context.revision + 1,
    })),
    setFieldProblems: assign({
      fieldProblems: ({ context }) => schoolFieldProblems(context),
      problem: null,
    }),
    setApplicationProblems: assign({
      fieldProblems: ({ context }) => applicationProblems(context.application),
      problem: null,
    }),
    setCreation: assign((_, creation: SchoolCreation) => ({
      creation,
      schoolId: creation.schoolId,
      failures: 0,
      problem: null,
    })),
    setFirstSteps: assign((_, { steps }: { steps: readonly FirstStep[] }) => ({
      firstSteps: steps,
      problem: null,
    })),
    setProblem: assign(({ context }, failure: Failure) => {
      const problem = problemOf(failure.error, SCHOOL_CREATION_PROBLEM_CODES);
      return { problem, fieldProblems: refusedSchoolField(problem.code), failures: context.failures + 1 };
    }),
    withdrawAgreement: assign({ agreed: false }),
    clearProblems: assign({ problem: null, fieldProblems: {}, failures: 0 }),
  },
  guards: {
    startsWith: ({ context }, { step }: { step: SchoolCreationContext['start'] }) => context.start === step,
    isLearner: (_, { kind }: { kind: SchoolKind | 'learner' }) => kind === 'learner',
    isComplete: ({ context }) => isEmpty(schoolFieldProblems(context)),
    isApplicationComplete: ({ context }) => isEmpty(applicationProblems(context.application)),
    isOutdated: ({ context }) => context.problem?.code === 'AGREEMENT_OUTDATED',
    isReady: ({ context }) => context.creation?.status === 'ready',
    hasStopped: ({ context }) => context.creation?.status === 'failed',
    isTransient: ({ context }) => isTransient(context.problem),
  },
  delays: {
    pollInterval: CREATION_POLL_INTERVAL_MS,
    backOff: ({ context }) => backOffMs(context.failures),
  },
});
