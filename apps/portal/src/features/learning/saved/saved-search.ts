import * as v from 'valibot';
import { id, pageNumber } from '../../../app/search-fields.ts';

/** Cards of a page. */
const PAGE_SIZE = 24;

/** Which part of what was saved is shown. */
export const savedSearch = v.object({ school: id(), page: pageNumber() });
export type SavedSearch = v.InferOutput<typeof savedSearch>;

/** What the API is asked for it. */
export const savedParams = ({ school, page }: SavedSearch) => ({
  schoolId: school,
  pageNumber: page,
  pageSize: PAGE_SIZE,
});
