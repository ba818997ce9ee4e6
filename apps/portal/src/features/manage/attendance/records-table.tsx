import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { attendanceRecordsQuery } from '@stoa/api/attendance.queries';
import type { Attendance, AttendanceRecord } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import {
  ATTENDANCE_STATE_TONES,
  ATTENDANCE_STATE_MESSAGES,
} from '../../../shared/attendance/attendance-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { PastEnd } from '../past-end.tsx';
import { peopleHref } from './attendance-address.ts';
import { recordsParams } from './attendance-params.ts';
import * as styles from './attendance.css.ts';
import { RecordDialog } from './record-dialog.tsx';

type PersonRow = AttendanceRecord & { id: string };

export interface RecordsTableProps {
  schoolId: string;
  contentId: string;
  attendance: Attendance;
  /** The cursor of the page that is shown; '' for the first. */
  at: string;
  /** How often it is asked anew, while people check in. */
  refetchMs: number | false;
  onSaved: () => void;
}

/** Everybody of the class with what counts for them; some or one can be corrected. */
export function RecordsTable({ schoolId, contentId, attendance, at, refetchMs, onSaved }: RecordsTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [correcting, setCorrecting] = useState<readonly AttendanceRecord[]>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...attendanceRecordsQuery(useApi(), recordsParams(schoolId, attendance.id, at, language)),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
    retry: false,
  });
  const rows = (data?.items ?? []).map((one): PersonRow => ({ ...one, id: one.person.id }));
  const columns = useColumns(setCorrecting);
  const hrefFor = (cursor: string) => peopleHref(schoolId, contentId, attendance.id, cursor);
  const total = data?.total ?? 0;
  return (
    <>
      <Table
        label={t`Who was there`}
        columns={columns}
        rows={rows}
        selectionMode="multiple"
        selectedIds={selected}
        onSelectionChange={setSelected}
        selectedLabel={(number) => {
          const count = formatNumber(number, language);
          return t`${plural(number, { one: `${count} learner selected`, other: `${count} learners selected` })}`;
        }}
        bulkActions={(ids) => (
          <Button size="sm" onPress={() => setCorrecting(rows.filter(({ id }) => ids.has(id)))}>
            {t({ message: 'Correct', comment: 'Button: changes whether people were there' })}
          </Button>
        )}
        isLoading={isPlaceholderData || (isFetching && !data)}
        empty={
          data === undefined ? undefined : total > 0 ? (
            <PastEnd firstHref={hrefFor('')} />
          ) : (
            <EmptyState headingLevel={3} title={t`Nobody is enrolled yet`}>
              {t`Learners appear here once they enroll in the class.`}
            </EmptyState>
          )
        }
        error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
      />
      <ListSteps list={data} hrefFor={hrefFor} />
      {correcting && correcting.length > 0 ? (
        <RecordDialog
          schoolId={schoolId}
          attendanceId={attendance.id}
          records={correcting}
          onSaved={() => {
            setCorrecting(undefined);
            setSelected(new Set());
            onSaved();
          }}
          onClose={() => setCorrecting(undefined)}
        />
      ) : null}
    </>
  );
}

function useColumns(onCorrect: (records: readonly AttendanceRecord[]) => void): TableColumn<PersonRow>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'learner',
        label: t({ message: 'Learner', context: 'attendance', comment: 'Column: who learns in a class' }),
        width: '2fr' as const,
        minWidth: 160,
        isRowHeader: true,
        cell: ({ person }) => <UserText>{person.name}</UserText>,
      },
      {
        id: 'record',
        label: t({ message: 'Attendance', comment: 'Who was there at the meetings of a class' }),
        minWidth: 130,
        cell: ({ record }) =>
          record === null ? (
            <Text as="span" tone="muted">
              {t({ message: 'Not in yet', comment: 'Has not checked in, and still can' })}
            </Text>
          ) : (
            <Status tone={ATTENDANCE_STATE_TONES[record]}>{i18n._(ATTENDANCE_STATE_MESSAGES[record])}</Status>
          ),
      },
      {
        id: 'at',
        label: t({ message: 'Checked in', comment: 'Column: when somebody did' }),
        minWidth: 170,
        cell: ({ checkedInAt }) => (checkedInAt === null ? '–' : <LocalTime instant={checkedInAt} />),
      },
      {
        id: 'note',
        label: t({ message: 'Note', context: 'attendance', comment: 'Of a teacher about a learner' }),
        minWidth: 160,
        cell: ({ note }) => (note === null ? '–' : <UserText className={styles.note}>{note}</UserText>),
      },
      {
        id: 'files',
        label: t({ message: 'Files', comment: 'Column: how many files of evidence a learner added' }),
        isNumeric: true,
        minWidth: 80,
        width: 90,
        cell: ({ attachmentCount }) => formatNumber(attachmentCount, language),
      },
      {
        id: 'correct',
        label: t({ message: 'Correct', comment: 'Button: changes whether people were there' }),
        minWidth: 120,
        width: 130,
        cell: (row) => {
          const { name } = row.person;
          return (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t({ message: `Correct ${name}`, comment: 'Button: the attendance of a person' })}
              onPress={() => onCorrect([row])}
            >
              {t({ message: 'Correct', comment: 'Button: changes whether people were there' })}
            </Button>
          );
        },
      },
    ],
    [t, i18n, language, onCorrect],
  );
}
