import type { Language } from '../../../i18n/languages.ts';
import { PAGE_SIZE } from './certificates-search.ts';

/** What the API is asked for the certificates of a class. */
export const certificatesParams = (schoolId: string, contentId: string, page: number, lang: Language) => ({
  schoolId,
  classId: contentId,
  pageNumber: page,
  pageSize: PAGE_SIZE,
  lang,
});
