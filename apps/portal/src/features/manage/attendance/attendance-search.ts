import * as v from 'valibot';
import { pageNumber } from '../../../app/search-fields.ts';

export const attendanceSearch = v.object({ page: pageNumber() });

/** Which page of a list the address says. */
export type AttendanceQuery = v.InferOutput<typeof attendanceSearch>;

/** Meetings and people a page. */
export const PAGE_SIZE = 50;
