import * as v from 'valibot';
import { text } from './search-fields.ts';

/** Parameters of the pages that have no route of their own, as they were written: each page reads its own. */
export const openPageSearch = v.object({
  type: text(),
  keyword: text(),
  article: text(),
  schoolType: text(),
  since: text(),
});
