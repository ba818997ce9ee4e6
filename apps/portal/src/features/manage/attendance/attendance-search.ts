import * as v from 'valibot';
import { cursor } from '../../../app/search-fields.ts';

export const attendanceSearch = v.object({ at: cursor() });

/** Where in a list the address is. */
export type AttendanceQuery = v.InferOutput<typeof attendanceSearch>;

/** Meetings and people a page. */
export const PAGE_SIZE = 50;
