import type { Language } from '../../../i18n/languages.ts';
import { PAGE_SIZE } from './attendance-search.ts';

/** What the API is asked for the meetings of a class. */
export const meetingsParams = (schoolId: string, contentId: string, at: string, lang: Language) => ({
  schoolId,
  classId: contentId,
  cursor: at || undefined,
  pageSize: PAGE_SIZE,
  lang,
});

/** What the API is asked for the people of a meeting. */
export const recordsParams = (schoolId: string, attendanceId: string, at: string, lang: Language) => ({
  schoolId,
  attendanceId,
  cursor: at || undefined,
  pageSize: PAGE_SIZE,
  lang,
});
