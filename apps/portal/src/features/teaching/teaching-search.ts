import * as v from 'valibot';
import { id } from '../../app/search-fields.ts';

/** The school to which the page is narrowed. */
export const teachingSearch = v.object({ school: id() });
