import * as v from 'valibot';
import { text } from './search-fields.ts';

/**
 * Parameters of the pages that have no route of their own, as they were written: each page reads its own. Others stay:
 * they may be those of a route that is still to be added.
 */
export const openPageSearch = v.looseObject({
  type: text(),
  keyword: text(),
  article: text(),
  schoolType: text(),
  since: text(),
});
