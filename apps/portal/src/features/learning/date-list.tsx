import { useLingui } from '@lingui/react/macro';
import type { LearningDate, SchoolRef } from '@stoa/api/schema';
import { Icon } from '@stoa/ui/icon';
import { Row, RowList } from '@stoa/ui/row-list';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalTime } from '../../shared/local-time.tsx';
import { useNow } from '../../shared/use-now.ts';
import { countdown } from './countdown.ts';
import { DATE_KINDS, DATE_STATES } from './date-messages.ts';
import { DatedTitle } from './dated-title.tsx';
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
        const state = DATE_STATES[date.state];
        return (
          <Row key={date.id} className={styles.date}>
            <Icon as={DATE_KINDS[date.kind].icon} size="lg" className={styles.dateIcon} />
            <div className={styles.dateText}>
              <DatedTitle item={date} schools={schools} />
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
