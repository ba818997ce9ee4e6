import { checkField, checkText, lengthOf, onlyProblems } from '../shared/field-rules.ts';
import { isEmail } from '../shared/fields.ts';
import {
  APPLICATION_REASON_MAX_LENGTH,
  SCHOOL_NAME_MAX_LENGTH,
  SCHOOL_NAME_MIN_LENGTH,
  SCHOOL_SUMMARY_MAX_LENGTH,
} from './school-creation.types.ts';
import type {
  ApplicationFields,
  CreateSchoolInput,
  SchoolCreationContext,
  SchoolCreationProblemCode,
  SchoolFieldProblems,
} from './school-creation.types.ts';

const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const ORGANISATION_MAX_LENGTH = 200;
const CONTACT_NAME_MAX_LENGTH = 100;

/** The form as far as it decides what is sent. */
export type SchoolForm = Pick<
  SchoolCreationContext,
  'kind' | 'fields' | 'currency' | 'logoUploadId' | 'agreed' | 'terms' | 'keySeed' | 'revision'
>;

/** What keeps the form from being sent, by field. */
export function schoolFieldProblems({ fields, agreed, terms }: SchoolForm): SchoolFieldProblems {
  const domain = domainOf(fields.domain);
  const isTooShort = fields.name.trim() !== '' && lengthOf(fields.name.trim()) < SCHOOL_NAME_MIN_LENGTH;
  return onlyProblems<SchoolFieldProblems>({
    name: isTooShort ? 'TOO_SHORT' : checkText(fields.name, SCHOOL_NAME_MAX_LENGTH),
    summary: lengthOf(fields.summary.trim()) > SCHOOL_SUMMARY_MAX_LENGTH ? 'TOO_LONG' : undefined,
    domain: domain === '' || DOMAIN.test(domain) ? undefined : 'INVALID',
    activeCode:
      terms?.requiresActiveCode === true
        ? checkField(codeOf(fields.activeCode), /^[A-Z0-9-]{4,40}$/.test(codeOf(fields.activeCode)))
        : undefined,
    agreement: agreed ? undefined : 'REQUIRED',
  });
}

/** What is sent to create the school. */
export function createSchoolInput(form: SchoolForm): CreateSchoolInput {
  const { fields, terms } = form;
  const summary = fields.summary.trim();
  const domain = domainOf(fields.domain);
  return {
    kind: form.kind,
    name: fields.name.trim(),
    ...(summary === '' ? {} : { summary }),
    defaultLanguage: fields.defaultLanguage,
    ...(domain === '' ? {} : { domain }),
    ...(terms?.requiresActiveCode === true ? { activeCode: codeOf(fields.activeCode) } : {}),
    ...(form.kind === 'store' ? { currency: form.currency } : {}),
    ...(form.logoUploadId === null ? {} : { logoUploadId: form.logoUploadId }),
    agreementVersion: terms?.agreementVersion ?? '',
    idempotencyKey: `${form.keySeed}-${form.revision}`,
  };
}

/** What keeps the application for an activation code from being sent, by field. */
export function applicationProblems(application: ApplicationFields): SchoolFieldProblems {
  const email = application.contactEmail.trim();
  return onlyProblems<SchoolFieldProblems>({
    organisation: checkText(application.organisation, ORGANISATION_MAX_LENGTH),
    contactName: checkText(application.contactName, CONTACT_NAME_MAX_LENGTH),
    contactEmail: checkField(email, isEmail(email)),
    reason: checkText(application.reason, APPLICATION_REASON_MAX_LENGTH),
  });
}

/** The application without spaces around. */
export function trimmedApplication(application: ApplicationFields): ApplicationFields {
  const entries = Object.entries(application).map(([field, value]: [string, string]) => [
    field,
    value.trim(),
  ]);
  return Object.fromEntries(entries) as ApplicationFields;
}

/** The field that a refusal of the server is about, where it is about one. */
export function refusedSchoolField(code: SchoolCreationProblemCode): SchoolFieldProblems {
  switch (code) {
    case 'ACTIVE_CODE_INVALID':
      return { activeCode: 'INVALID' };
    case 'SCHOOL_EXISTS':
      return { domain: 'TAKEN' };
    case 'MODERATION_REJECTED':
      return { name: 'INVALID' };
    case 'AGREEMENT_OUTDATED':
      return { agreement: 'REQUIRED' };
    default:
      return {};
  }
}

function codeOf(activeCode: string): string {
  return activeCode.replace(/\s/g, '').toUpperCase();
}

function domainOf(domain: string): string {
  return domain.trim().toLowerCase();
}
