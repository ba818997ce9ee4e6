import { compareAgreements, signAgreement, withdrawAgreements } from '@stoa/api/agreement.calls';
import type { Api } from '@stoa/api/query';
import {
  agreementMachine,
  type Agreement,
  type AgreementType,
  type SignAgreementInput,
} from '@stoa/machines/agreement';
import { fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';

export interface AgreementOptions {
  api: Api;
  language: () => Language;
  /** What is asked about. */
  types: readonly AgreementType[];
}

/** The agreements of a person or a school with the calls that they make. */
export function provideAgreement({ api, language, types }: AgreementOptions) {
  return agreementMachine.provide({
    actors: {
      compareAgreements: fromPromise<readonly Agreement[], { tenantId: string | null }>(
        async ({ input, signal }) => {
          const schoolId = input.tenantId ?? undefined;
          const { items } = await compareAgreements(api, { lang: language(), schoolId, signal });
          return items.filter(({ type }) => types.includes(type));
        },
      ),
      // Without the signal: what is signed is signed, also where the page is left.
      signAgreement: fromPromise<unknown, SignAgreementInput>(({ input: { type, version, tenantId } }) =>
        signAgreement(api, { lang: language(), schoolId: tenantId ?? undefined, type, version }),
      ),
      withdrawAgreements: fromPromise<unknown>(() => withdrawAgreements(api)),
    },
  });
}
