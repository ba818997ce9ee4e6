import * as v from 'valibot';
import { cursor, id, words } from '../../../app/search-fields.ts';

/** Characters of what is searched for. */
export const KEYWORD_MAX = 200;

/** Which notes are shown. */
export const notesSearch = v.object({
  school: id(),
  class: id(),
  keyword: words(KEYWORD_MAX),
  at: cursor(),
});
export type NotesSearch = v.InferOutput<typeof notesSearch>;

/** What the API is asked for them. */
export const notesParams = ({ school, class: classId, keyword, at }: NotesSearch) => ({
  schoolId: school,
  classId,
  keyword: keyword || undefined,
  cursor: at || undefined,
});
