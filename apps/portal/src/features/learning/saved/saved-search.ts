import * as v from 'valibot';
import { cursor, id } from '../../../app/search-fields.ts';

/** Cards of a page. */
const PAGE_SIZE = 24;

/** Which part of what was saved is shown. */
export const savedSearch = v.object({ school: id(), at: cursor() });
export type SavedSearch = v.InferOutput<typeof savedSearch>;

/** What the API is asked for it. */
export const savedParams = ({ school, at }: SavedSearch) => ({
  schoolId: school,
  cursor: at || undefined,
  pageSize: PAGE_SIZE,
});
