export { contactBindingMachine } from './contact-binding.machine.ts';
export { CONTACT_PROBLEM_CODES, CONTACT_SECRET_FIELDS } from './contact-binding.types.ts';
export type {
  BindInput,
  BindOutput,
  ContactBindingEvent,
  ContactBindingInput,
  ContactField,
  ContactFieldProblem,
  ContactFieldProblems,
  ContactFields,
  ContactProblemCode,
} from './contact-binding.types.ts';
