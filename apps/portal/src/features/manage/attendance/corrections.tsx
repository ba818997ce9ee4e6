import { useLingui } from '@lingui/react/macro';
import { attendanceChangesQuery } from '@stoa/api/attendance.queries';
import type { AttendanceChange } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Row, RowList } from '@stoa/ui/row-list';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import {
  ATTENDANCE_STATE_TONES,
  ATTENDANCE_STATE_MESSAGES,
} from '../../../shared/attendance/attendance-messages.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import * as styles from './attendance.css.ts';

const FIRST = 10;
const MOST = 100;

/** Who changed whose record and when, the latest first. */
export function Corrections({ schoolId, attendanceId }: { schoolId: string; attendanceId: string }) {
  const { t } = useLingui();
  const [pageSize, setPageSize] = useState(FIRST);
  const query = useQuery({
    ...attendanceChangesQuery(useApi(), { schoolId, attendanceId, pageSize, lang: useLanguage() }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query} rows={2}>
      {({ items, total }) =>
        items.length === 0 ? (
          <Text tone="muted">{t`Nothing was corrected.`}</Text>
        ) : (
          <>
            <RowList>
              {items.map((change) => (
                <Correction key={change.id} change={change} />
              ))}
            </RowList>
            {total > items.length && pageSize < MOST ? (
              <div>
                <Button size="sm" isPending={query.isPlaceholderData} onPress={() => setPageSize(MOST)}>
                  {t({ message: 'Show more', context: 'attendance', comment: 'Button below a list' })}
                </Button>
              </div>
            ) : null}
          </>
        )
      }
    </Loaded>
  );
}

function Correction({ change: { person, by, at, from, to, note } }: { change: AttendanceChange }) {
  const { t, i18n } = useLingui();
  return (
    <Row className={styles.change}>
      <div className={styles.marks}>
        <Text as="span" weight="medium">
          <UserText>{person.name}</UserText>
        </Text>
        {from === null || from === to ? null : (
          <>
            <Status tone={ATTENDANCE_STATE_TONES[from]}>{i18n._(ATTENDANCE_STATE_MESSAGES[from])}</Status>
            <Text as="span" tone="muted">
              {t({ message: 'changed to', comment: 'Between two states: Absent changed to Excused' })}
            </Text>
          </>
        )}
        <Status tone={ATTENDANCE_STATE_TONES[to]}>{i18n._(ATTENDANCE_STATE_MESSAGES[to])}</Status>
      </div>
      {note === null ? null : (
        <Text className={styles.note}>
          <UserText>{note}</UserText>
        </Text>
      )}
      <Text size="sm" tone="muted">
        <UserText>{by?.name ?? t({ message: 'Someone who has left', context: 'attendance' })}</UserText>
        {' · '}
        <LocalTime instant={at} />
      </Text>
    </Row>
  );
}
