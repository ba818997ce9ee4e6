import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AgreementProblemCode, AgreementType } from '@stoa/machines/agreement';
import { CALL_PROBLEM_MESSAGES } from '../call-problem-messages.ts';

export const AGREEMENT_MESSAGES = {
  service: msg({ message: 'Terms of service', comment: 'Name of an agreement' }),
  privacy: msg({ message: 'Privacy statement', comment: 'Name of an agreement' }),
  schoolDataProcessing: msg({
    message: 'Data processing agreement',
    comment: 'Name of an agreement',
  }),
} satisfies Record<AgreementType, MessageDescriptor>;

/** Why an agreement could not be signed. */
export const AGREEMENT_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  AGREEMENT_OUTDATED: msg`The terms were updated while you were reading. Review the latest version.`,
  CONFLICT: msg`Something changed in the meantime. Try again.`,
  REAUTHENTICATION_REQUIRED: msg`Confirm first that it is you.`,
} satisfies Record<AgreementProblemCode, MessageDescriptor>;
