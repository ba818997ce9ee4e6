import * as v from 'valibot';
import { choiceOr, matching, words } from '../../app/search-fields.ts';

const KEYWORD_LENGTH = 100;
const SLUG = /^[a-z0-9-]{1,60}$/;

/** What the address of the help centre says. */
export const helpSearch = v.object({
  /** Student guide 1, manager guide 2. */
  type: choiceOr<1 | 2>([1, 2], 1),
  keyword: words(KEYWORD_LENGTH),
  /** The article that is open. */
  article: matching(SLUG),
});
export type HelpQuery = v.InferOutput<typeof helpSearch>;
