import * as v from 'valibot';
import { choice, id, matching } from '../../../app/search-fields.ts';

export const CALENDAR_VIEWS = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];
export const CALENDAR_KINDS = ['assignment', 'exam', 'live', 'attendance'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Years that the calendar leads to; a day that there is not is today. */
const DAY = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** What of the calendar is shown. Without a view it is a list on phones and a month elsewhere; without a day today. */
export const calendarSearch = v.object({
  view: choice(CALENDAR_VIEWS),
  date: matching(DAY),
  school: id(),
  kind: choice(CALENDAR_KINDS),
});
export type CalendarSearch = v.InferOutput<typeof calendarSearch>;
