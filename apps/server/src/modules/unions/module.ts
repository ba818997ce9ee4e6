import type { Module } from '../../core/module.ts';
import { OF_SCHOOL, WITH_SCHOOL } from '../../core/retention/retention.ts';
import { managedUnionHandlers } from './managed.handlers.ts';
import { unionHandlers } from './unions.handlers.ts';

const PROOF = { kept: 'It proves who agreed to what, and goes with the union or the school.' };

/** Unions of schools: founding, joining and leaving them, and what is shared in them. */
export const module: Module = {
  retention: {
    school_union: OF_SCHOOL,
    union_terms: PROOF,
    union_member: PROOF,
    union_agreement: PROOF,
    union_proposal: OF_SCHOOL,
    union_share: WITH_SCHOOL,
  },
  build: (services) => ({ handlers: { ...unionHandlers(services), ...managedUnionHandlers(services) } }),
};
