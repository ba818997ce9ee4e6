import * as v from 'valibot';
import type { CourseworkGroup } from '@stoa/api/schema';
import { choiceOr, id, pageNumber } from '../../../app/search-fields.ts';

/** Rows of a page. */
const PAGE_SIZE = 20;

/** In the order of the tabs; the first is shown where the address names none. */
export const GROUPS = ['todo', 'handedIn', 'graded', 'missed'] as const satisfies readonly CourseworkGroup[];

/** Which assignments and exams are shown. */
export const courseworkSearch = v.object({
  group: choiceOr(GROUPS, 'todo'),
  school: id(),
  page: pageNumber(),
});
export type CourseworkSearch = v.InferOutput<typeof courseworkSearch>;

/** What the API is asked for them. */
export const courseworkParams = ({ group, school, page }: CourseworkSearch) => ({
  group,
  schoolId: school,
  pageNumber: page,
  pageSize: PAGE_SIZE,
});
