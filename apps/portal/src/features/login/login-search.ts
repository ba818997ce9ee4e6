import * as v from 'valibot';
import { text } from '../../app/search-fields.ts';

/** What the address of the sign-in says, as it was written. */
export const loginSearch = v.object({
  redirect: text(),
  /** Content of a code that a phone has scanned. */
  qr: text(),
  /** Why a third party did not answer, and which. */
  error: text(),
  provider: text(),
});
