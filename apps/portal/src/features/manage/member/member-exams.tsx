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
import { ExamResult } from './exam-result.tsx';

/** The exams that a member handed in, with the best result. */
export function MemberExams({ exams }: { exams: MemberOverview['exams'] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <RowList>
      {exams.map(({ id, title, url, attempts, lastAt, score, maxScore, passed }) => {
        const attemptsText = formatNumber(attempts, language);
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
              <ExamResult passed={passed} score={score ?? 0} maxScore={maxScore ?? 0} />
            )}
          </Row>
        );
      })}
    </RowList>
  );
}
