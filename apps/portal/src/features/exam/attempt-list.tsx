import { useLingui } from '@lingui/react/macro';
import type { AttemptSummary } from '@stoa/api/schema';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import { LocalTime } from '../../shared/local-time.tsx';
import * as styles from './exam.css.ts';
import { examPath } from './paths.ts';
import { ResultStatus } from './result-status.tsx';
import { usePoints } from '../../shared/exam/use-points.ts';

/** One's attempts at an exam, the newest first. */
export function AttemptList({
  schoolId,
  examId,
  attempts,
}: {
  schoolId: string;
  examId: string;
  attempts: readonly AttemptSummary[];
}) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="attempts" className={styles.part}>
      <Heading level={2} size="xl" id="attempts">{t`Your attempts`}</Heading>
      <RowList>
        {attempts.map((attempt) => (
          <Row key={attempt.id} className={styles.row}>
            <AttemptRow attempt={attempt} href={examPath(schoolId, examId, attempt.id)} />
          </Row>
        ))}
      </RowList>
    </section>
  );
}

function AttemptRow({ attempt, href }: { attempt: AttemptSummary; href: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const points = usePoints();
  const number = formatNumber(attempt.number, language);
  const isRunning = attempt.status === 'running';
  return (
    <>
      <div className={styles.words}>
        <Link href={href} variant="standalone">
          {t({ message: `Attempt ${number}`, comment: 'Which attempt at an exam' })}
        </Link>
        <Text size="sm" tone="muted">
          <LocalTime instant={attempt.submittedAt ?? attempt.startedAt} />
        </Text>
      </div>
      {attempt.score === null ? null : <Text isNumeric>{points(attempt.score, attempt.maxScore)}</Text>}
      {isRunning ? (
        <Status tone="live">
          {t({ message: 'Running', context: 'attempt', comment: 'An attempt at an exam that goes on' })}
        </Status>
      ) : (
        <ResultStatus attempt={attempt} />
      )}
    </>
  );
}
