import { hrefTo } from '../../app/links.ts';

/** Path of an exam's page; with an attempt, of that attempt or its result. */
export const examPath = (schoolId: string, examId: string, attempt?: string): string =>
  hrefTo({
    to: '/classInfo/$schoolId/check-view/$checkId',
    params: { schoolId, checkId: examId },
    search: attempt === undefined ? {} : { attempt },
  });

/** Path of the page that says what an exam is about. */
export const aboutPath = (schoolId: string, examId: string): string =>
  hrefTo({ to: '/portal/$schoolId/resource/$resourceId', params: { schoolId, resourceId: examId } });
