import * as v from 'valibot';
import { text } from './search-fields.ts';

/** What every address may say: the language that the page is wanted in, as it was written. */
export const rootSearch = v.object({ 'sxz-lang': text() });
