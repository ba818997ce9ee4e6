import type { Module } from '../../core/module.ts';
import { WITH_ACCOUNT } from '../../core/retention/retention.ts';
import { activeCodeHandlers } from './active-code.handlers.ts';
import { agreementHandlers } from './agreements.handlers.ts';
import { creationHandlers } from './creation.handlers.ts';
import { CREATE_SCHOOL, schoolCreator } from './creation.ts';
import { currentHandlers } from './current.handlers.ts';
import { customerServiceHandlers } from './customer-service.handlers.ts';
import { firstSchoolHandlers } from './first-schools.handlers.ts';
import { findingHandlers } from './finding.handlers.ts';
import { marketHandlers } from './market.handlers.ts';
import { profileHandlers } from './profile.handlers.ts';
import { schoolHandlers } from './schools.handlers.ts';
import { standingHandlers } from './standing.handlers.ts';

/** Schools: finding, creating, running them. */
export const module: Module = {
  retention: {
    agreement_signature: WITH_ACCOUNT,
    school_agreement: { kept: 'It proves the contract with the school.' },
    active_code_application: WITH_ACCOUNT,
  },
  build: (services) => ({
    handlers: {
      ...schoolHandlers(services),
      ...currentHandlers(services),
      ...standingHandlers(services),
      ...marketHandlers(services),
      ...findingHandlers(services),
      ...firstSchoolHandlers(services),
      ...creationHandlers(services),
      ...activeCodeHandlers(services),
      ...agreementHandlers(services),
      ...customerServiceHandlers(services),
      ...profileHandlers(services),
    },
    jobs: { [CREATE_SCHOOL]: { run: schoolCreator(services) } },
  }),
};
