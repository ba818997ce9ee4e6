import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { classQuery } from '@stoa/api/class.queries';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Suspense, useCallback } from 'react';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { ClassOverview } from './class-overview.tsx';
import { LessonPending } from './class-pending.tsx';
import { LessonViewOnDemand } from './lesson-view-on-demand.tsx';
import { useEnrolment } from './use-enrolment.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useViewerAgreement } from './use-viewer-agreement.ts';

export interface ClassPageProps {
  schoolId: string;
  classId: string;
  /** The lesson that is open; without one the overview is shown. */
  lessonId: string | undefined;
  /** The note at whose place it is opened. */
  noteId?: string | undefined;
  /** The attendance to check in to, and its code, as a scanned address brings them. */
  checkIn?: string | undefined;
  code?: string | undefined;
}

/** A class: what it is about, or one of its lessons. Joining and leaving lives as long as either is shown. */
export function ClassPage(props: ClassPageProps) {
  // Another class is another page, not the same one with other words.
  return <OneClass key={props.classId} {...props} />;
}

function OneClass({ schoolId, classId, lessonId, noteId, checkIn, code }: ClassPageProps) {
  const { t } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const { data: detail } = useSuspenseQuery(classQuery(api, { schoolId, classId, lang }));
  const { data: layout } = useSuspenseQuery(portalLayoutQuery(api, { schoolId, lang }));
  const lesson = lessonId
    ? detail.sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId)
    : undefined;
  useTitle(lesson?.title ?? detail.title, lesson ? detail.title : layout.school.name);
  useViewerAgreement(detail);
  const heading = useHeadingFocus(lessonId);
  const enrolled = t`You are enrolled. Welcome!`;
  const left = t`You have left the class. Your progress is kept.`;
  const again = t`Enroll again`;
  const enrolment = useEnrolment(detail, {
    onEnrolled: useCallback(() => toasts.show({ message: enrolled, tone: 'success' }), [enrolled]),
    onLeft: useCallback(
      (onPress: () => void) => toasts.show({ message: left, action: { label: again, onPress } }),
      [left, again],
    ),
  });
  return (
    <>
      {lessonId ? (
        <Suspense fallback={<LessonPending />}>
          <LessonViewOnDemand
            detail={detail}
            lessonId={lessonId}
            enrolment={enrolment}
            headingRef={heading}
            noteId={noteId}
          />
        </Suspense>
      ) : (
        <ClassOverview
          detail={detail}
          enrolment={enrolment}
          headingRef={heading}
          checkIn={checkIn}
          code={code}
        />
      )}
      <AlertDialog
        isOpen={enrolment.isConfirming}
        title={t`Leave this class?`}
        confirmLabel={t({ message: 'Leave class', comment: 'Button; frees the seat' })}
        cancelLabel={t({ message: 'Stay', comment: 'Button; remains enrolled' })}
        tone="danger"
        onConfirm={enrolment.leave}
        onCancel={enrolment.stay}
      >
        {detail.seats.capacity === null
          ? t`Your progress is kept. You can enroll again at any time.`
          : t`Your progress is kept, but your seat becomes available to others. You can enroll again while seats are left.`}
      </AlertDialog>
    </>
  );
}
