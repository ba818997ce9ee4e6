import * as v from 'valibot';
import { text } from '../../../app/search-fields.ts';

const HOME = 'home';
const PAGE_ID = /^[a-zA-Z0-9-]{1,64}$/;

/** What the address of the editor says: the id of a page, and of `site` what is edited first. */
export const editorSearch = v.object({ pageId: text(), part: text() });

/** The page that is edited, the home where none is named; undefined for what is no page. */
export const editedPageOf = ({
  pageId,
}: Pick<v.InferOutput<typeof editorSearch>, 'pageId'>): string | undefined =>
  pageId ? PAGE_ID.exec(pageId)?.[0] : HOME;
