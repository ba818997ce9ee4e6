import { useLingui } from '@lingui/react/macro';
import type { LearningDate, SchoolRef } from '@stoa/api/schema';
import { Icon } from '@stoa/ui/icon';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalTime } from '../../shared/local-time.tsx';
import { useNow } from '../../shared/use-now.ts';
import { countdown } from './countdown.ts';
import { DATE_KINDS, DATE_STATES } from './date-messages.ts';
import * as styles from './learning.css.ts';

export interface DateListProps {
  dates: readonly LearningDate[];
  schools: readonly SchoolRef[];
  serverTime: string;
  /** Names the list where no heading does. */
  label?: string;
}

/** What has a date, one a line: what, where, when, and how far away. */
export function DateList({ dates, schools, serverTime, label }: DateListProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const now = useNow(serverTime);
  return (
    <RowList aria-label={label}>
      {dates.map((date) => {
        const kind = DATE_KINDS[date.kind];
        const state = DATE_STATES[date.state];
        const school = schools.length > 1 ? schools.find(({ id }) => id === date.schoolId)?.name : undefined;
        return (
          <Row key={date.id} className={styles.date}>
            <Icon as={kind.icon} size="lg" className={styles.dateIcon} />
            <div className={styles.dateText}>
              <Text weight="medium">
                <VisuallyHidden>{i18n._(kind.name)}: </VisuallyHidden>
                <Link href={date.url} variant="standalone">
                  <UserText>{date.title}</UserText>
                </Link>
              </Text>
              <Text size="sm" tone="muted">
                {[date.classTitle, school].filter(isText).map((name, index) => (
                  <span key={name}>
                    {index > 0 ? ' · ' : null}
                    <UserText>{name}</UserText>
                  </span>
                ))}
              </Text>
              <Text size="sm" tone="muted">
                <LocalTime instant={date.at} />
              </Text>
            </div>
            <div className={styles.dateSide}>
              {date.state === 'done' || date.state === 'over' ? null : (
                <Text size="sm" weight="medium" isNumeric>
                  <span suppressHydrationWarning>{countdown(Date.parse(date.at), now, language)}</span>
                </Text>
              )}
              <Status tone={state.tone}>{i18n._(state.name)}</Status>
            </div>
          </Row>
        );
      })}
    </RowList>
  );
}

const isText = (name: string | null | undefined): name is string => Boolean(name);
