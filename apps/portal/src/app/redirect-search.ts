import * as v from 'valibot';
import { text } from './search-fields.ts';

/** Where to go afterwards, as it was written: whoever goes there checks it. */
export const redirectSearch = v.object({ redirect: text() });
