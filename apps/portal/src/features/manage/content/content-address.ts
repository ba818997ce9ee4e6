import { hrefTo } from '../../../app/links.ts';
import { stripDefaults } from '../../../app/search-fields.ts';
import type { Language } from '../../../i18n/languages.ts';
import { certificatesSearch } from '../certificates/certificates-search.ts';
import {
  contentSearch,
  gradebookSearch,
  progressSearch,
  worksSearch,
  type ContentQuery,
  type ProgressQuery,
  type WorksQuery,
} from './content-search.ts';

/** The address of the list. */
export const contentsHref = (schoolId: string, query: Partial<ContentQuery> = {}): string =>
  hrefTo({
    to: '/manage/$schoolId/content',
    params: { schoolId },
    search: stripDefaults(contentSearch, query),
  });

/** The address of an editor. */
export const contentHref = (schoolId: string, contentId: string): string =>
  hrefTo({ to: '/manage/$schoolId/content/$contentId', params: { schoolId, contentId } });

/** The address of the editor of a lesson. */
export const lessonHref = (schoolId: string, contentId: string, lessonId: string): string =>
  hrefTo({
    to: '/manage/$schoolId/content/$contentId/lesson/$lessonId',
    params: { schoolId, contentId, lessonId },
  });

/** The address of how the learners of a class get on. */
export const progressHref = (
  schoolId: string,
  contentId: string,
  query: Partial<ProgressQuery> = {},
): string =>
  hrefTo({
    to: '/manage/$schoolId/content/$contentId/learners',
    params: { schoolId, contentId },
    search: stripDefaults(progressSearch, query),
  });

/** The address of the attendance of a class: its meetings, or one of them. */
export const attendanceHref = (schoolId: string, contentId: string, attendanceId?: string): string =>
  attendanceId === undefined
    ? hrefTo({ to: '/manage/$schoolId/content/$contentId/attendance', params: { schoolId, contentId } })
    : hrefTo({
        to: '/manage/$schoolId/content/$contentId/attendance/$attendanceId',
        params: { schoolId, contentId, attendanceId },
      });

/** The address of the gradebook of a class. */
export const gradebookHref = (
  schoolId: string,
  contentId: string,
  query: { at?: string | undefined; columns?: number } = {},
): string =>
  hrefTo({
    to: '/manage/$schoolId/content/$contentId/gradebook',
    params: { schoolId, contentId },
    search: stripDefaults(gradebookSearch, query),
  });

/** The address of what was handed in for an assignment. */
export const worksHref = (
  schoolId: string,
  contentId: string,
  lessonId: string,
  query: Partial<WorksQuery> = {},
): string =>
  hrefTo({
    to: '/manage/$schoolId/content/$contentId/assignment/$lessonId',
    params: { schoolId, contentId, lessonId },
    search: stripDefaults(worksSearch, query),
  });

/** The address of the certificates of a class. */
export const certificatesHref = (schoolId: string, contentId: string, at = ''): string =>
  hrefTo({
    to: '/manage/$schoolId/content/$contentId/certificates',
    params: { schoolId, contentId },
    search: stripDefaults(certificatesSearch, { at }),
  });

/** What the API is asked for the list, without what is the default anyway. */
export const contentsParams = (
  schoolId: string,
  { kind, state, keyword, section, at }: ContentQuery,
  lang: Language,
) => ({
  schoolId,
  kind,
  state,
  keyword: keyword || undefined,
  sectionId: section,
  cursor: at || undefined,
  lang,
});

/** What the API is asked for how learners get on. */
export const progressParams = (
  schoolId: string,
  contentId: string,
  { at }: Pick<ProgressQuery, 'at'>,
  lang: Language,
) => ({ schoolId, contentId, cursor: at || undefined, lang });
