import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lessonQuery } from '@stoa/api/class.queries';
import { isApiProblem } from '@stoa/api/error';
import type { ClassDetail, OutlineLesson } from '@stoa/api/schema';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { ErrorState } from '@stoa/ui/error-state';
import { SkeletonArticle, SkeletonRegion } from '@stoa/ui/skeleton';
import type { RefObject } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { cx } from '../../../shared/cx.ts';
import { padded, page } from '../../../shared/page.css.ts';
import type { Enrolment } from '../use-enrolment.ts';
import { lessonGrid, lessonMain, lessonPage } from '../class.css.ts';
import { ArticleLesson } from './article-lesson.tsx';
import { LessonHeader } from './lesson-header.tsx';
import { LessonSide } from './lesson-side.tsx';
import { LockedLesson } from './locked-lesson.tsx';
import { MaterialLesson } from './material-lesson.tsx';
import { LessonNotesProvider } from './notes/lesson-notes.tsx';
import { NotesWatchOnDemand } from './notes/notes-on-demand.tsx';
import { PlayedLesson } from './played-lesson.tsx';

export interface LessonViewProps {
  detail: ClassDetail;
  lessonId: string;
  enrolment: Enrolment;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The note at whose place the lesson is to be opened. */
  noteId: string | undefined;
}

/** A lesson of a class beside its outline. */
export function LessonView({ detail, lessonId, enrolment, headingRef, noteId }: LessonViewProps) {
  const entry = detail.sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
  if (!entry) return <NoSuchLesson detail={detail} />;
  return (
    <LessonNotesProvider
      schoolId={detail.schoolId}
      classId={detail.id}
      lessonId={lessonId}
      isLocked={entry.locked}
      noteId={noteId}
    >
      <div className={cx(page, lessonPage)}>
        <div className={lessonGrid}>
          <article className={lessonMain} aria-labelledby="lesson-title">
            <LessonHeader detail={detail} entry={entry} headingRef={headingRef} />
            {entry.locked ? (
              <LockedLesson detail={detail} enrolment={enrolment} />
            ) : (
              <OpenLesson key={lessonId} detail={detail} entry={entry} enrolment={enrolment} />
            )}
          </article>
          <LessonSide detail={detail} currentId={lessonId} />
        </div>
      </div>
      <NotesWatchOnDemand />
    </LessonNotesProvider>
  );
}

const ELSEWHERE: ReadonlySet<string> = new Set(['exam', 'survey', 'live', 'discussion', 'attendance']);

function OpenLesson({
  detail,
  entry,
  enrolment,
}: {
  detail: ClassDetail;
  entry: OutlineLesson;
  enrolment: Enrolment;
}) {
  const { t } = useLingui();
  const {
    data: lesson,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...lessonQuery(useApi(), { schoolId: detail.schoolId, lessonId: entry.id, lang: useLanguage() }),
    retryOnMount: false,
    // What leads elsewhere may have been done there meanwhile.
    refetchOnMount: ({ state }) => (ELSEWHERE.has(state.data?.data.material?.type ?? '') ? 'always' : true),
  });
  if (lesson?.kind === 'video' && lesson.video)
    return (
      <PlayedLesson detail={detail} lesson={lesson} played={{ ...lesson.video, picture: lesson.video }} />
    );
  if (lesson?.material?.type === 'audio')
    return <PlayedLesson detail={detail} lesson={lesson} played={lesson.material} />;
  if (lesson?.material) return <MaterialLesson detail={detail} lesson={lesson} material={lesson.material} />;
  if (lesson?.body) return <ArticleLesson detail={detail} lesson={lesson} body={lesson.body} />;
  if (lesson) {
    return (
      <EmptyState
        title={t`This lesson is empty`}
        headingLevel={2}
        action={<LinkButton href={detail.url}>{t`Go to class`}</LinkButton>}
      />
    );
  }
  if (isApiProblem(error, 'NOT_ENROLLED') || isApiProblem(error, 'LESSON_LOCKED'))
    return <LockedLesson detail={detail} enrolment={enrolment} />;
  if (error) {
    const id = requestIdOf(error);
    return (
      <ErrorState
        title={isApiProblem(error, 'NETWORK') ? t`No connection` : t`This lesson could not be loaded`}
        headingLevel={2}
        work={t`Your previous work is not lost.`}
        next={t`Check your connection and try again.`}
        requestId={id ? { label: t`Request ID`, id } : undefined}
        actions={
          <Button onPress={() => void refetch()} isPending={isFetching}>
            {t`Try again`}
          </Button>
        }
      />
    );
  }
  return (
    <SkeletonRegion>
      <SkeletonArticle lines={12} />
    </SkeletonRegion>
  );
}

const requestIdOf = (error: unknown): string | undefined =>
  isApiProblem(error) ? error.requestId : undefined;

function NoSuchLesson({ detail }: { detail: ClassDetail }) {
  const { t } = useLingui();
  return (
    <div className={cx(page, padded)}>
      <ErrorState
        title={t`This lesson does not exist`}
        next={t`It may have been deleted. See the class outline for available lessons.`}
        actions={<LinkButton href={detail.url}>{t`Go to class`}</LinkButton>}
      />
    </div>
  );
}
