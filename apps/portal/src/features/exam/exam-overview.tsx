import { useLingui } from '@lingui/react/macro';
import { attemptsQuery, examQuery } from '@stoa/api/exam.queries';
import type { ExamIntroduction } from '@stoa/api/schema';
import { CheckList } from '@stoa/ui/check-list';
import { FactList } from '@stoa/ui/fact-list';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { Surface } from '@stoa/ui/surface';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag } from '../../i18n/languages.ts';
import { cx } from '../../shared/cx.ts';
import { formatMinutes, formatNumber } from '../../shared/format.ts';
import { LocalTime } from '../../shared/local-time.tsx';
import { padded, page } from '../../shared/page.css.ts';
import { AttemptList } from './attempt-list.tsx';
import { ExamHeader } from './exam-header.tsx';
import { ExamStart } from './exam-start.tsx';
import * as styles from './exam.css.ts';
import { aboutPath } from './paths.ts';

const MINUTE_S = 60;

/** What to know before an exam, the start, and one's attempts. */
export function ExamOverview({ schoolId, examId }: { schoolId: string; examId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const { data: exam } = useSuspenseQuery(examQuery(api, { schoolId, examId, lang }));
  const { data: attempts } = useSuspenseQuery(attemptsQuery(api, { schoolId, examId, lang }));
  const minutes = formatMinutes(Math.round(exam.durationSeconds / MINUTE_S), lang);
  return (
    <article className={cx(page, padded)}>
      <div className={styles.overview}>
        <div className={styles.overviewHead}>
          <ExamHeader
            schoolId={schoolId}
            examId={examId}
            examTitle={exam.title}
            lang={exam.lang === lang ? undefined : toTag(exam.lang)}
          >
            <Link href={aboutPath(schoolId, examId)} variant="standalone">{t`About this exam`}</Link>
          </ExamHeader>
        </div>
        <div className={styles.overviewSide}>
          <Surface isBordered radius="lg" padding="5" className={styles.part}>
            <ExamStart schoolId={schoolId} exam={exam} />
          </Surface>
        </div>
        <div className={styles.overviewBody}>
          <ExamFacts exam={exam} minutes={minutes} />
          <section aria-labelledby="before" className={styles.part}>
            <Heading level={2} size="xl" id="before">{t`Before you start`}</Heading>
            <CheckList
              items={[
                t`The time starts when you start the attempt. It keeps running when you leave the page.`,
                t`Every answer is saved as you go. Without a connection it is kept on this device and sent later.`,
                t`You can change answers and skip questions until you submit.`,
                t`When the time is up, what you have saved is submitted for you.`,
              ]}
            />
          </section>
          {attempts.items.length > 0 ? (
            <AttemptList schoolId={schoolId} examId={examId} attempts={attempts.items} />
          ) : null}
        </div>
      </div>
    </article>
  );
}

function ExamFacts({ exam, minutes }: { exam: ExamIntroduction; minutes: string }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const number = (value: number) => formatNumber(value, lang);
  const used = number(exam.attemptsUsed);
  const allowed = number(exam.attemptsAllowed);
  const pass = number(exam.passScore);
  const max = number(exam.maxScore);
  return (
    <FactList
      variant="tiles"
      facts={[
        { id: 'questions', label: t`Questions`, value: number(exam.questionCount) },
        { id: 'time', label: t`Time allowed`, value: minutes },
        {
          id: 'pass',
          label: t`Points needed to pass`,
          value: t({ message: `${pass} of ${max}`, comment: 'Points of an exam' }),
        },
        {
          id: 'attempts',
          label: t`Attempts used`,
          value: t({ message: `${used} of ${allowed}`, comment: 'Attempts at an exam' }),
        },
        ...(exam.givesCertificate
          ? [
              {
                id: 'certificate',
                label: t({
                  message: 'Certificate',
                  context: 'exam',
                  comment: 'Label: whether an exam gives one',
                }),
                value: t({ message: 'When you pass', comment: 'When an exam gives its certificate' }),
              },
            ]
          : []),
        ...(exam.opensAt
          ? [
              {
                id: 'opens',
                label: t({ message: 'Opens', comment: 'Label before the day an exam opens' }),
                value: <LocalTime instant={exam.opensAt} />,
              },
            ]
          : []),
        ...(exam.closesAt
          ? [
              {
                id: 'closes',
                label: t({ message: 'Closes', comment: 'Label before the day an exam closes' }),
                value: <LocalTime instant={exam.closesAt} />,
              },
            ]
          : []),
      ]}
    />
  );
}
