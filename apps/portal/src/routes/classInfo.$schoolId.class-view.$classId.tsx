import { msg } from '@lingui/core/macro';
import { classQuery, lessonQuery } from '@stoa/api/class.queries';
import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { documentTitle, type PageData } from '../app/page-facts.ts';
import type { RouterContext } from '../app/services.ts';
import { AudienceWall, isAudienceProblem } from '../features/class/audience-wall.tsx';
import { ClassPage } from '../features/class/class-page.tsx';
import { ClassPending, LessonPending } from '../features/class/class-pending.tsx';
import { classSearch } from '../features/class/class-search.ts';
import { loadLessonView } from '../features/class/lesson-view-on-demand.tsx';
import { ErrorPage } from '../features/errors/error-page.tsx';

export const Route = createFileRoute('/classInfo/$schoolId/class-view/$classId')({
  staticData: { title: msg`Class`, countedAs: 'class' },
  validateSearch: classSearch,
  loaderDeps: ({ search: { lesson } }) => ({ lesson }),
  loader: ({ context, params: { schoolId, classId }, deps: { lesson } }) => {
    const messages = context.messages('class');
    // What stands in place of a class that cannot be shown has words as well.
    return loadClass(context, { schoolId, classId: requireId(classId), lesson }).finally(() => messages);
  },
  component: Page,
  pendingComponent: Pending,
  errorComponent: Failure,
});

async function loadClass(
  { api, queryClient, language: lang }: RouterContext,
  { schoolId, classId, lesson }: { schoolId: string; classId: string; lesson?: string },
): Promise<PageData> {
  const view = lesson ? loadLessonView() : undefined;
  const [{ data }] = await Promise.all([
    queryClient.ensureQueryData(classQuery(api, { schoolId, classId, lang })),
    view,
  ]);
  const isOpen = data.sections.some(({ lessons }) =>
    lessons.some(({ id, locked }) => id === lesson && !locked),
  );
  // A lesson that cannot be loaded is no failure of the page: the page says why.
  const ofClass = { title: data.title, description: data.summary, search: { lesson } };
  if (!lesson || !isOpen) return ofClass;
  const query = lessonQuery(api, { schoolId, lessonId: lesson, lang });
  await queryClient.prefetchQuery({ ...query, retry: false });
  const opened = queryClient.getQueryData(query.queryKey)?.data;
  return opened ? { ...ofClass, title: documentTitle(opened.title, data.title) } : ofClass;
}

function Page() {
  const { schoolId, classId } = Route.useParams();
  const { lesson, note, checkIn, code } = Route.useSearch();
  return (
    <ClassPage
      schoolId={schoolId}
      classId={classId}
      lessonId={lesson}
      noteId={note}
      checkIn={checkIn}
      code={code}
    />
  );
}

function Pending() {
  return Route.useSearch().lesson ? <LessonPending /> : <ClassPending />;
}

function Failure(props: ErrorComponentProps) {
  const { schoolId } = Route.useParams();
  return isAudienceProblem(props.error) ? (
    <AudienceWall problem={props.error} schoolId={schoolId} onOpened={props.reset} />
  ) : (
    <ErrorPage {...props} />
  );
}
