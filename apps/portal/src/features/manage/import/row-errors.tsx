import { useLingui } from '@lingui/react/macro';
import type { ImportRowError } from '@stoa/machines/member-import';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { COLUMN_MESSAGES, ROW_MESSAGES } from './import-messages.ts';

type Row = ImportRowError & { id: string };

/** Which rows of a file cannot be taken, and why. */
export function RowErrors({ errors, count }: { errors: readonly ImportRowError[]; count: number }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const columns = useMemo<TableColumn<Row>[]>(
    () => [
      {
        id: 'row',
        label: t({ message: 'Line', comment: 'Column: a line of a file' }),
        isNumeric: true,
        width: 90,
        minWidth: 90,
        cell: (row) => <span>{formatNumber(row.row, language)}</span>,
      },
      {
        id: 'column',
        label: t({ message: 'Column', comment: 'Column: where in a line of a file' }),
        cell: (row) => <span>{i18n._(messageOf(COLUMN_MESSAGES, row.column))}</span>,
      },
      {
        id: 'reason',
        label: t({ message: 'What is wrong', comment: 'Column: with a line of a file' }),
        width: '2fr',
        minWidth: 220,
        cell: (row) => <span>{i18n._(messageOf(ROW_MESSAGES, row.reason))}</span>,
      },
      {
        id: 'value',
        label: t({ message: 'What stands there', comment: 'Column: in a line of a file' }),
        width: '2fr',
        minWidth: 160,
        cell: (row) => (row.value ? <UserText>{row.value}</UserText> : null),
      },
    ],
    [t, i18n, language],
  );
  if (errors.length === 0) return null;
  const shown = formatNumber(errors.length, language);
  const all = formatNumber(count, language);
  return (
    <>
      <Table
        label={t`Rows that cannot be imported`}
        isLabelVisible
        columns={columns}
        rows={errors.map((error, index) => ({ ...error, id: `${error.row}-${error.column}-${index}` }))}
        maxHeight="28rem"
      />
      {count > errors.length ? (
        <Text size="sm" tone="muted">
          {t`The first ${shown} of ${all} are shown.`}
        </Text>
      ) : null}
    </>
  );
}
