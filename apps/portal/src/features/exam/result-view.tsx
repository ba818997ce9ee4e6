import { Trans, useLingui } from '@lingui/react/macro';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import { attemptResultQuery } from '@stoa/api/exam.queries';
import type { AttemptResult } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { FactList } from '@stoa/ui/fact-list';
import { Heading } from '@stoa/ui/heading';
import { Text } from '@stoa/ui/text';
import { FormulaText } from '@stoa/ui/formula-text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { hrefTo } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { cx } from '../../shared/cx.ts';
import { formatNumber } from '../../shared/format.ts';
import { LocalTime } from '../../shared/local-time.tsx';
import { padded, prose } from '../../shared/page.css.ts';
import { bySection } from '../../shared/exam/by-section.ts';
import { SectionIntro } from '../../shared/exam/section-intro.tsx';
import { useLightPrint } from '../../shared/use-light-print.ts';
import { ExamHeader } from './exam-header.tsx';
import * as styles from './exam.css.ts';
import { examPath } from './paths.ts';
import { QuestionResult } from './question-result.tsx';
import { ResultStatus } from './result-status.tsx';
import { usePoints } from '../../shared/exam/use-points.ts';

/** What came of an attempt: points, receipt, and of the answers what the exam shows. */
export function ResultView({ schoolId, attemptId }: { schoolId: string; attemptId: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  useLightPrint();
  const { data: result } = useSuspenseQuery(
    attemptResultQuery(useApi(), { schoolId, attemptId, lang: language }),
  );
  const number = formatNumber(result.attempt.number, language);
  const points = usePoints();
  return (
    <article className={cx(prose, padded)}>
      <div className={styles.main}>
        <ExamHeader
          schoolId={schoolId}
          examId={result.examId}
          examTitle={result.examTitle}
          title={t({ message: `Result of attempt ${number}`, comment: 'Which attempt at an exam' })}
        />
        {result.handedIn.submittedBy === 'server' ? (
          <Banner tone="info">{t`The time was up. What you had saved was submitted for you.`}</Banner>
        ) : null}
        {result.handedIn.submittedBy === 'teacher' ? (
          <Banner tone="info">{t`A teacher submitted this attempt for you.`}</Banner>
        ) : null}
        {result.regradedAt ? <Regraded at={result.regradedAt} /> : null}
        <ResultFacts result={result} />
        {result.certificateCode ? (
          <div className={cx(styles.steps, styles.screenOnly)}>
            <LinkButton
              variant="primary"
              href={hrefTo({ to: '/certificates/$code', params: { code: result.certificateCode } })}
            >
              {t({ message: 'Your certificate', comment: 'Button: opens what was earned by an exam' })}
            </LinkButton>
          </div>
        ) : null}
        {result.feedback ? (
          <section aria-labelledby="feedback" className={styles.words}>
            <Heading level={2} size="md" id="feedback">{t`Feedback of the teacher`}</Heading>
            <Text preserveLines>
              <FormulaText>{result.feedback}</FormulaText>
            </Text>
          </section>
        ) : null}
        <Receipt result={result} />
        <section aria-labelledby="answers" className={styles.part}>
          <Heading level={2} size="xl" id="answers">{t`Your answers`}</Heading>
          <AnswersNote result={result} />
          {bySection(result.questions, result.sections, ({ question }) => question).map(
            ({ id, section, entries }) => (
              <div key={id} className={styles.part}>
                {section ? (
                  <SectionIntro
                    section={section}
                    level={3}
                    points={section.score === null ? undefined : points(section.score, section.maxScore)}
                  />
                ) : null}
                {entries.map(({ entry, index }) => (
                  <QuestionResult
                    key={entry.question.id}
                    schoolId={schoolId}
                    attemptId={attemptId}
                    entry={entry}
                    position={index + 1}
                    level={section ? 4 : 3}
                    appealsUntil={result.appealsUntil ?? null}
                  />
                ))}
              </div>
            ),
          )}
        </section>
        <div className={cx(styles.steps, styles.screenOnly)}>
          <LinkButton href={examPath(schoolId, result.examId)}>{t`Back to the exam`}</LinkButton>
          <Button icon={PrinterIcon} onPress={() => window.print()}>
            {t({
              message: 'Print or save as PDF',
              comment: 'Button: opens the print dialog of the browser',
            })}
          </Button>
        </div>
      </div>
    </article>
  );
}

function Regraded({ at }: { at: string }) {
  const time = <LocalTime instant={at} />;
  return (
    <Banner tone="info">
      <Trans>
        An answer key was corrected and your attempt was regraded on {time}. Your points have changed.
      </Trans>
    </Banner>
  );
}

function ResultFacts({ result: { attempt, handedIn, passScore } }: { result: AttemptResult }) {
  const { t } = useLingui();
  const language = useLanguage();
  const points = usePoints();
  const answered = formatNumber(handedIn.answered, language);
  const all = formatNumber(handedIn.questionCount, language);
  return (
    <FactList
      variant="tiles"
      facts={[
        {
          id: 'status',
          label: t({ message: 'Result', context: 'exam', comment: 'Passed or not' }),
          value: <ResultStatus attempt={attempt} />,
        },
        ...(attempt.score === null
          ? []
          : [
              {
                id: 'score',
                label: t({ message: 'Score', comment: 'Points of an attempt' }),
                value: points(attempt.score, attempt.maxScore),
              },
            ]),
        { id: 'pass', label: t`Points needed to pass`, value: formatNumber(passScore, language) },
        {
          id: 'answered',
          label: t`Questions answered`,
          value: t({ message: `${answered} of ${all}`, comment: 'Questions of an exam' }),
        },
        {
          id: 'submitted',
          label: t({ message: 'Submitted', comment: 'Label before the time of submitting' }),
          value: <LocalTime instant={handedIn.submittedAt} />,
        },
      ]}
    />
  );
}

function Receipt({ result }: { result: AttemptResult }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="receipt" className={styles.words}>
      <Heading level={2} size="md" id="receipt">{t`Receipt`}</Heading>
      <Text
        size="sm"
        tone="muted"
      >{t`It proves which answers were submitted. Keep it if you want to be sure.`}</Text>
      <Text as="div" size="sm" className={styles.code}>
        <code dir="ltr">{result.handedIn.receipt}</code>
      </Text>
    </section>
  );
}

function AnswersNote({ result }: { result: AttemptResult }) {
  const { t } = useLingui();
  const from = result.answersShownFrom ? <LocalTime instant={result.answersShownFrom} /> : null;
  if (result.answersShown) return null;
  return (
    <Text tone="muted">
      {result.showsAnswers === 'never' ? (
        t`This exam does not show the right answers.`
      ) : from ? (
        <Trans>The right answers are shown from {from}.</Trans>
      ) : (
        t`The right answers are shown after the exam has closed.`
      )}
    </Text>
  );
}
