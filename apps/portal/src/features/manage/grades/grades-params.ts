import type { WorkFilter } from '@stoa/api/schema';
import { hrefTo } from '../../../app/links.ts';
import { stripDefaults } from '../../../app/search-fields.ts';
import type { Language } from '../../../i18n/languages.ts';
import { worksSearch, type GradebookQuery, type WorksQuery } from '../content/content-search.ts';

/** The address of what one learner handed in; before and after are those that the filter leaves. */
export const workHref = (
  schoolId: string,
  contentId: string,
  lessonId: string,
  personId: string,
  filter: WorkFilter = 'all',
): string =>
  hrefTo({
    to: '/manage/$schoolId/content/$contentId/work/$lessonId/$personId',
    params: { schoolId, contentId, lessonId, personId },
    search: stripDefaults(worksSearch, { filter }),
  });

/** What the API is asked for a page of the gradebook. */
export const gradebookParams = (
  schoolId: string,
  classId: string,
  { at }: Pick<GradebookQuery, 'at'>,
  lang: Language,
) => ({ schoolId, classId, cursor: at || undefined, lang });

/** What the API is asked for a page of the works of an assignment. */
export const worksParams = (
  schoolId: string,
  lessonId: string,
  { filter, at }: WorksQuery,
  lang: Language,
) => ({ schoolId, lessonId, filter, cursor: at || undefined, lang });
