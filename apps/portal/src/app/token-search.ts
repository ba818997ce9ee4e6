import * as v from 'valibot';
import { text } from './search-fields.ts';

/** What a link of a mail proves itself with, as it was written: the server judges it. */
export const tokenSearch = v.object({ token: text() });
