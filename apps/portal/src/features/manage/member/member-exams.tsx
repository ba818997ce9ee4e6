import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MemberOverview } from '@stoa/api/schema';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { LocalTime } from '../../../shared/local-time.tsx';
import * as manage from '../manage.css.ts';

/** The exams that a member handed in, with the best result. */
export function MemberExams({ exams }: { exams: MemberOverview['exams'] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <RowList>
      {exams.map(({ id, title, url, attempts, lastAt, score, maxScore, passed }) => {
        const attemptsText = formatNumber(attempts, language);
        const scoreText = formatNumber(score ?? 0, language);
        const maxText = formatNumber(maxScore ?? 0, language);
        return (
          <Row key={id} className={manage.top}>
            <div className={manage.lines}>
              <Text weight="medium">
                <Link href={url} variant="standalone">
                  <UserText>{title}</UserText>
                </Link>
              </Text>
              <Text size="sm" tone="muted">
                {t`${plural(attempts, { one: `${attemptsText} attempt`, other: `${attemptsText} attempts` })}`}
                {' · '}
                <LocalTime instant={lastAt} style="date" />
              </Text>
            </div>
            {passed === null ? (
              <Status tone="neutral">
                {t({ message: 'No result yet', context: 'member', comment: 'Of an exam' })}
              </Status>
            ) : (
              <Status tone={passed ? 'success' : 'danger'}>
                {passed
                  ? t({
                      message: `Passed, ${scoreText} of ${maxText}`,
                      comment: 'Result of an exam: points',
                    })
                  : t({
                      message: `Not passed, ${scoreText} of ${maxText}`,
                      comment: 'Result of an exam: points',
                    })}
              </Status>
            )}
          </Row>
        );
      })}
    </RowList>
  );
}
