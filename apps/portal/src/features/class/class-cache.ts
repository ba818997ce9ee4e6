import type { QueryClient } from '@tanstack/react-query';
import { classQuery, lessonQuery } from '@stoa/api/class.queries';
import type { Api } from '@stoa/api/query';
import type { ClassDetail, Language, ProgressAnswer } from '@stoa/api/schema';

const CLASS_PATHS = '/api/class/';
/** Not asked for by somebody who has just left; whoever has just enrolled asks by opening the list. */
const MEMBERS = '/api/class/v1/classes/{classId}/members';
const ME = '/api/accounts/users/me';

/** The class with what the server has just said about the viewer's progress. */
export function withProgress(
  detail: ClassDetail,
  {
    lessonId,
    position,
    progress,
    nextLesson,
    certificateCode,
  }: Pick<ProgressAnswer, 'lessonId' | 'position' | 'progress' | 'nextLesson' | 'certificateCode'>,
): ClassDetail {
  return {
    ...detail,
    // Who looks after a class without a seat has no progress of their own.
    progress: detail.enrollment === 1 ? progress : null,
    nextLesson,
    certificateCode: certificateCode ?? detail.certificateCode,
    sections: detail.sections.map((section) => ({
      ...section,
      lessons: section.lessons.map((lesson) =>
        lesson.id === lessonId
          ? { ...lesson, completed: position.completed, fraction: position.completed ? 1 : position.fraction }
          : lesson,
      ),
    })),
  };
}

export interface ClassPlace {
  schoolId: string;
  classId: string;
  lang: Language;
}

/** Puts saved progress into what the page already has, and lets other pages ask anew when they are opened. */
export function storeProgress(
  queryClient: QueryClient,
  api: Api,
  { schoolId, classId, lang }: ClassPlace,
  answer: ProgressAnswer,
): void {
  const { lessonId, position } = answer;
  queryClient.setQueryData(classQuery(api, { schoolId, classId, lang }).queryKey, (old) =>
    old ? { ...old, data: withProgress(old.data, answer) } : old,
  );
  queryClient.setQueryData(lessonQuery(api, { schoolId, lessonId, lang }).queryKey, (old) =>
    old ? { ...old, data: { ...old.data, position } } : old,
  );
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path] }) => path === '/api/class/v1/continue',
    refetchType: 'none',
  });
}

/** After enrolling or leaving: what is shown of classes and of the person is asked for at once, all else when it is needed. */
export async function refreshAfterEnrolment(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ refetchType: 'none' });
  await queryClient.refetchQueries({
    type: 'active',
    predicate: ({ queryKey: [, path] }) =>
      typeof path === 'string' && (path === ME || (path.startsWith(CLASS_PATHS) && path !== MEMBERS)),
  });
}
