import * as v from 'valibot';
import { id } from '../../app/search-fields.ts';

/** The school to which the page is narrowed. */
export const learningSearch = v.object({ school: id() });
