import { attemptQuery } from '@stoa/api/exam.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { AttemptView } from './attempt-view.tsx';
import { ExamOverview } from './exam-overview.tsx';
import { ExamPending } from './exam-pending.tsx';
import { ResultView } from './result-view.tsx';

/** An exam: what to know before it, an attempt at it, or what came of one. */
export function ExamPage({
  schoolId,
  examId,
  attemptId,
}: {
  schoolId: string;
  examId: string;
  attemptId: string | undefined;
}) {
  return attemptId === undefined ? (
    <ExamOverview key={examId} schoolId={schoolId} examId={examId} />
  ) : (
    <Suspense fallback={<ExamPending />}>
      <OneAttempt key={attemptId} schoolId={schoolId} attemptId={attemptId} />
    </Suspense>
  );
}

function OneAttempt({ schoolId, attemptId }: { schoolId: string; attemptId: string }) {
  const { data: attempt } = useSuspenseQuery(
    attemptQuery(useApi(), { schoolId, attemptId, lang: useLanguage() }),
  );
  return attempt.status === 'running' ? (
    <AttemptView schoolId={schoolId} attempt={attempt} />
  ) : (
    <ResultView schoolId={schoolId} attemptId={attemptId} />
  );
}
