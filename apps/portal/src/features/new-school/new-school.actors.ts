import type { QueryClient } from '@tanstack/react-query';
import { compareAgreements } from '@stoa/api/agreement.calls';
import {
  applyActiveCode,
  createSchool,
  needsActiveCode,
  readSchoolCreation,
  resumeSchoolCreation,
  type NewSchool,
} from '@stoa/api/school.calls';
import type { Api } from '@stoa/api/query';
import {
  schoolCreationMachine,
  type ApplicationFields,
  type CreateSchoolInput,
  type FirstStep,
  type SchoolCreation,
  type SchoolKind,
  type SchoolTerms,
} from '@stoa/machines/school-creation';
import { fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';
import { randomId } from '../../app/random-id.ts';
import { loadFirstSteps } from './first-steps.ts';

export interface NewSchoolOptions {
  api: Api;
  queryClient: QueryClient;
  language: () => Language;
}

const TERMS = 'service';
const ME = ['get', '/api/accounts/users/me'];

/** The way to a school of one's own with the calls that it makes. */
export function provideSchoolCreation({ api, queryClient, language }: NewSchoolOptions) {
  /** The new school belongs to the person from now on: their menu and their rights show it. */
  const reported = (creation: SchoolCreation): SchoolCreation => {
    if (creation.status === 'ready') void queryClient.invalidateQueries({ queryKey: ME });
    return creation;
  };
  return schoolCreationMachine.provide({
    actors: {
      loadTerms: fromPromise<SchoolTerms, { kind: SchoolKind }>(async ({ input, signal }) => {
        const [requiresActiveCode, { items }] = await Promise.all([
          needsActiveCode(api, input.kind, signal),
          compareAgreements(api, { lang: language(), signal }),
        ]);
        const terms = items.find(({ type }) => type === TERMS);
        return { requiresActiveCode, agreementVersion: terms?.version ?? '' };
      }),
      // Without the signal: a school whose page was left is created all the same.
      createSchool: fromPromise<SchoolCreation, CreateSchoolInput>(async ({ input }) => {
        const { idempotencyKey, ...fields } = input;
        const school = { ...fields, agreed: true } as NewSchool;
        return reported(await createSchool(api, { school, idempotencyKey }));
      }),
      applyForCode: fromPromise<unknown, ApplicationFields & { kind: SchoolKind }>(({ input }) =>
        applyActiveCode(api, { form: input, idempotencyKey: randomId() }),
      ),
      loadCreation: fromPromise<SchoolCreation, { schoolId: string }>(async ({ input, signal }) =>
        reported(await readSchoolCreation(api, input.schoolId, signal)),
      ),
      resumeCreation: fromPromise<SchoolCreation, { schoolId: string }>(async ({ input, signal }) =>
        reported(await resumeSchoolCreation(api, input.schoolId, signal)),
      ),
      loadFirstSteps: fromPromise<readonly FirstStep[], { schoolId: string }>(({ input, signal }) =>
        loadFirstSteps(api, { schoolId: input.schoolId, lang: language(), signal }),
      ),
    },
  });
}
