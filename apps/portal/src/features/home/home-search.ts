import * as v from 'valibot';
import { text } from '../../app/search-fields.ts';

export const HOME = 'home';
const PAGE_ID = /^[\w-]{1,64}$/;

/** What the address of a school's pages says, as it was written: a page that no school can have is not found. */
export const homeSearch = v.object({ pageId: text() });

/** The page of a school that is meant, its home where none is named; undefined for what is no page. */
export const pageIdOf = ({ pageId }: v.InferOutput<typeof homeSearch>): string | undefined =>
  pageId ? PAGE_ID.exec(pageId)?.[0] : HOME;
