import { Trans, useLingui } from '@lingui/react/macro';
import type { ExamAttempt } from '@stoa/api/schema';
import { isAnswered } from '@stoa/machines/attempt';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { ErrorState } from '@stoa/ui/error-state';
import { NumberMap } from '@stoa/ui/number-map';
import { Text } from '@stoa/ui/text';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useAnswering } from '../../shared/auth/use-answering.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { cx } from '../../shared/cx.ts';
import { useFormulas } from '../../shared/exam/use-formulas.ts';
import { formatNumber } from '../../shared/format.ts';
import { LocalTime } from '../../shared/local-time.tsx';
import { padded, page } from '../../shared/page.css.ts';
import { AttemptBar } from './attempt-bar.tsx';
import { AttemptNotices } from './attempt-notices.tsx';
import { AttemptUploads } from './attempt-uploads.tsx';
import { ExamHeader } from './exam-header.tsx';
import { ExamPending } from './exam-pending.tsx';
import { ATTEMPT_PROBLEM_MESSAGES } from './exam-messages.ts';
import * as styles from './exam.css.ts';
import { AskedAddress } from './own-address.tsx';
import { pagesOf } from '../../shared/exam/pages.ts';
import { useLetterKeys } from '../../shared/use-letter-keys.ts';
import { QuestionPage } from './question-page.tsx';
import { Review } from './review.tsx';
import { Submitting } from './submitting.tsx';
import { useAttempt, type Attempt } from './use-attempt.ts';
import { useQuestionFocus } from './use-question-focus.ts';
import { useQuestionState } from './use-question-state.ts';

/** An attempt at an exam that runs: its questions, their map, the time, and what is saved. */
export function AttemptView({ schoolId, attempt }: { schoolId: string; attempt: ExamAttempt }) {
  const { t, i18n } = useLingui();
  const flow = useAttempt(schoolId, useAnswering() ?? '', attempt);
  const number = formatNumber(attempt.number, useLanguage());
  if (flow.stage === 'loading' || flow.stage === 'submitted') return <ExamPending />;
  return (
    <article className={cx(page, padded)}>
      <ExamHeader
        schoolId={schoolId}
        examId={attempt.examId}
        examTitle={attempt.examTitle}
        title={t({ message: `Attempt ${number}`, comment: 'Which attempt at an exam' })}
      />
      {flow.stage === 'loadFailed' ? (
        <ErrorState
          headingLevel={2}
          title={t`This attempt could not be loaded`}
          next={i18n._(messageOf(ATTEMPT_PROBLEM_MESSAGES, flow.problem?.code ?? 'UNKNOWN'))}
          actions={<Button variant="primary" onPress={flow.retry}>{t`Try again`}</Button>}
        />
      ) : flow.stage === 'submitting' ? (
        <Submitting flow={flow} />
      ) : (
        <AttemptUploads schoolId={schoolId} attempt={attempt} flow={flow}>
          <Running schoolId={schoolId} attempt={attempt} flow={flow} />
        </AttemptUploads>
      )}
    </article>
  );
}

function Running({ schoolId, attempt, flow }: { schoolId: string; attempt: ExamAttempt; flow: Attempt }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { questions } = attempt;
  useFormulas(questions);
  // Whoever comes back goes on where nothing is answered yet.
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ id }) => !isAnswered(flow.answers[id])),
    ),
  );
  const question = questions[index];
  const { questionsPerPage = 1 } = attempt;
  const pages = useMemo(() => pagesOf(questions, questionsPerPage), [questions, questionsPerPage]);
  const stateOf = useQuestionState(flow);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPart = flow.stage === 'review' ? 'review' : (question?.id ?? '');
  const before = useRef(shownPart);
  useEffect(() => {
    if (before.current === shownPart) return;
    before.current = shownPart;
    heading.current?.focus();
  }, [shownPart]);
  const seen = useEffectEvent((id: string) => {
    const onPage = pages.find((places) => places.includes(index)) ?? [];
    // The one that somebody is at comes last.
    for (const place of onPage) flow.show(questions[place]?.id ?? id);
    flow.show(id);
  });
  useEffect(() => {
    if (question) seen(question.id);
  }, [question]);

  const goTo = (next: number) => {
    setIndex(Math.min(Math.max(0, next), questions.length - 1));
    if (flow.stage === 'review' && !flow.isPaused) flow.goBack();
  };
  // Whoever works on another question of the page stays there.
  useQuestionFocus((id) => {
    before.current = id;
    setIndex(
      Math.max(
        0,
        questions.findIndex((candidate) => candidate.id === id),
      ),
    );
  });
  const goToId = (id: string) => goTo(questions.findIndex((candidate) => candidate.id === id));
  useLetterKeys({
    KeyN: () => goTo(index + 1),
    KeyP: () => goTo(index - 1),
    KeyF: () => question && flow.stage === 'answering' && !flow.isPaused && flow.flag(question.id),
  });

  return (
    <>
      <AttemptBar flow={flow} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <AttemptNotices
            flow={flow}
            address={<AskedAddress schoolId={schoolId} examId={attempt.examId} />}
          />
          {flow.isPaused ? (
            <Paused endsAt={flow.pauseEndsAt} />
          ) : flow.stage === 'review' || !question ? (
            <Review
              questions={questions}
              sections={attempt.sections}
              flow={flow}
              headingRef={heading}
              onGoTo={goTo}
            />
          ) : (
            <QuestionPage
              attempt={attempt}
              flow={flow}
              pages={pages}
              index={index}
              headingRef={heading}
              onGoTo={goTo}
            />
          )}
        </div>
        {flow.isPaused ? null : (
          <div className={styles.side}>
            <NumberMap
              label={t`Questions`}
              formatNumber={(position) => formatNumber(position, language)}
              places={questions.map(({ id, section }, place) => ({
                id,
                label: stateOf(id, place + 1),
                group:
                  section === undefined
                    ? undefined
                    : { id: `${section}`, label: attempt.sections?.[section]?.title ?? '' },
                isDone: isAnswered(flow.answers[id]),
                isFlagged: flow.answers[id]?.flagged ?? false,
                isCurrent: flow.stage !== 'review' && place === index,
              }))}
              onGoTo={goToId}
            />
            <Text size="sm" tone="muted" className={styles.keys}>
              {t`Keys: Alt+Shift+N next question, Alt+Shift+P previous question, Alt+Shift+F flag`}
            </Text>
            {flow.stage === 'review' ? null : (
              <Button isFullWidth onPress={flow.review}>{t`Review and submit`}</Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** In place of the questions, while a teacher lets the time stand still. */
function Paused({ endsAt }: { endsAt: string | undefined }) {
  const { t } = useLingui();
  const end = endsAt ? <LocalTime instant={endsAt} /> : null;
  return (
    <div role="status">
      <EmptyState headingLevel={2} title={t`Your teacher has paused this exam`}>
        {t`Your time stands still and your answers are kept. The questions come back by themselves.`}
        {end ? (
          <>
            {' '}
            <Trans>If nobody resumes it before, your time goes on by itself: {end}.</Trans>
          </>
        ) : null}
      </EmptyState>
    </div>
  );
}
