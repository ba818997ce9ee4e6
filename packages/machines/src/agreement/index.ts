export { AGREEMENT_PROBLEM_CODES, agreementMachine } from './agreement.machine.ts';
export type {
  Agreement,
  AgreementEvent,
  AgreementInput,
  AgreementOutput,
  AgreementProblemCode,
  AgreementType,
  SignAgreementInput,
} from './agreement.machine.ts';
