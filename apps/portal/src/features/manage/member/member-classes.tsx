import { useLingui } from '@lingui/react/macro';
import type { MemberOverview } from '@stoa/api/schema';
import { Link } from '@stoa/ui/link';
import { ProgressBar } from '@stoa/ui/progress';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { LocalTime } from '../../../shared/local-time.tsx';
import * as manage from '../manage.css.ts';

/** The classes that a member is in, with how far they are. */
export function MemberClasses({ classes }: { classes: MemberOverview['classes'] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <RowList>
      {classes.map(({ id, title, url, completed, total, enrolledAt }) => {
        const completedText = formatNumber(completed, language);
        const totalText = formatNumber(total, language);
        return (
          <Row key={id} className={manage.rows}>
            <div className={manage.lines}>
              <Text weight="medium">
                <Link href={url} variant="standalone">
                  <UserText>{title}</UserText>
                </Link>
              </Text>
              <Text size="sm" tone="muted">
                {t({ message: 'Enrolled', context: 'member', comment: 'A date follows' })}{' '}
                <LocalTime instant={enrolledAt} style="date" />
              </Text>
            </div>
            <ProgressBar
              size="sm"
              value={total > 0 ? completed / total : 0}
              label={t({
                message: `Progress: ${title}`,
                comment: 'Of a bar; the title of the class follows',
              })}
              text={t({
                message: `${completedText} of ${totalText} lessons`,
                comment: 'How many lessons of a class are done',
              })}
            />
          </Row>
        );
      })}
    </RowList>
  );
}
