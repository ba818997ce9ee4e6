import * as v from 'valibot';
import { id, text } from '../../app/search-fields.ts';

/** Which page was closed, and to whom. */
export const insufficientSearch = v.object({
  schoolId: id(),
  /** Roles with a comma between them, as an answer said. */
  grantedBy: text(),
});
