import { hrefTo } from '../../../app/links.ts';
import { stripDefaults } from '../../../app/search-fields.ts';
import type { Language } from '../../../i18n/languages.ts';
import { certificatesSearch } from '../certificates/certificates-search.ts';
import {
  boardSearch,
  examsSearch,
  gradingSearch,
  questionsSearch,
  ticketsSearch,
  type BoardQuery,
  type ExamsQuery,
  type GradingQuery,
  type QuestionsQuery,
} from './questions-search.ts';

/** In place of an id: something new. */
export const NEW = 'new';

export const questionsHref = (schoolId: string, query: Partial<QuestionsQuery> = {}): string =>
  hrefTo({
    to: '/manage/$schoolId/questions',
    params: { schoolId },
    search: stripDefaults(questionsSearch, query),
  });

export const questionHref = (schoolId: string, questionId: string, copy?: string): string =>
  hrefTo({
    to: '/manage/$schoolId/questions/$questionId',
    params: { schoolId, questionId },
    search: copy === undefined ? {} : { copy },
  });

export const examsHref = (schoolId: string, query: Partial<ExamsQuery> = {}): string =>
  hrefTo({ to: '/manage/$schoolId/exams', params: { schoolId }, search: stripDefaults(examsSearch, query) });

export const examHref = (schoolId: string, examId: string): string =>
  hrefTo({ to: '/manage/$schoolId/exams/$examId', params: { schoolId, examId } });

export const previewHref = (schoolId: string, examId: string): string =>
  hrefTo({ to: '/manage/$schoolId/exams/$examId/preview', params: { schoolId, examId } });

export const gradingHref = (schoolId: string, examId: string, query: Partial<GradingQuery> = {}): string =>
  hrefTo({
    to: '/manage/$schoolId/exams/$examId/grading',
    params: { schoolId, examId },
    search: stripDefaults(gradingSearch, query),
  });

/** What the API is asked for the bank, without what is the default anyway. */
export const questionsParams = (schoolId: string, query: QuestionsQuery, lang: Language) => ({
  schoolId,
  keyword: query.keyword || undefined,
  kind: query.kind,
  folder: query.folder || undefined,
  tag: query.tag || undefined,
  level: query.level,
  language: query.language,
  isArchived: query.archived === 'yes' ? true : undefined,
  cursor: query.at || undefined,
  lang,
});

/** What the API is asked for the list of exams. */
export const examsParams = (schoolId: string, { keyword, at }: ExamsQuery, lang: Language) => ({
  schoolId,
  keyword: keyword || undefined,
  cursor: at || undefined,
  lang,
});

/** Attempts of one list. */
const GRADING_PAGE = 100;

/** What the API is asked for the attempts at an exam. */
export const gradingParams = (
  schoolId: string,
  examId: string,
  { view, at }: Pick<GradingQuery, 'view' | 'at'>,
  lang: Language,
) => ({
  schoolId,
  examId,
  isAppealed: view === 'appeals' ? true : undefined,
  cursor: at || undefined,
  pageSize: GRADING_PAGE,
  lang,
});

export const ticketsHref = (schoolId: string, examId: string, at = ''): string =>
  hrefTo({
    to: '/manage/$schoolId/exams/$examId/tickets',
    params: { schoolId, examId },
    search: stripDefaults(ticketsSearch, { at }),
  });

export const examCertificatesHref = (schoolId: string, examId: string, at = ''): string =>
  hrefTo({
    to: '/manage/$schoolId/exams/$examId/certificates',
    params: { schoolId, examId },
    search: stripDefaults(certificatesSearch, { at }),
  });

export const boardHref = (schoolId: string, examId: string, query: Partial<BoardQuery> = {}): string =>
  hrefTo({
    to: '/manage/$schoolId/exams/$examId/board',
    params: { schoolId, examId },
    search: stripDefaults(boardSearch, query),
  });

/** Attempts of one page of a running exam. */
const BOARD_PAGE = 50;

/** What the API is asked for a running exam. */
export const boardParams = (schoolId: string, examId: string, query: BoardQuery, lang: Language) => ({
  schoolId,
  examId,
  keyword: query.keyword || undefined,
  isRunning: query.running === 'yes' ? true : undefined,
  cursor: query.at || undefined,
  pageSize: BOARD_PAGE,
  lang,
});

/** What the API is asked for the tickets of an exam. */
export const ticketsParams = (schoolId: string, examId: string, at: string, lang: Language) => ({
  schoolId,
  examId,
  cursor: at || undefined,
  lang,
});
