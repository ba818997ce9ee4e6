import type { Language } from '../../../i18n/languages.ts';
import { PAGE_SIZE } from './certificates-search.ts';

/** What the API is asked for the certificates of an exam. */
export const examCertificatesParams = (schoolId: string, examId: string, at: string, lang: Language) => ({
  schoolId,
  examId,
  cursor: at || undefined,
  pageSize: PAGE_SIZE,
  lang,
});

/** What the API is asked for the certificates of a class. */
export const certificatesParams = (schoolId: string, contentId: string, at: string, lang: Language) => ({
  schoolId,
  classId: contentId,
  cursor: at || undefined,
  pageSize: PAGE_SIZE,
  lang,
});
