import { useLingui } from '@lingui/react/macro';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { UndeliveredMail } from '@stoa/api/schema';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { useMemo, type ReactNode } from 'react';
import { LocalTime } from '../../../shared/local-time.tsx';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { KIND_MESSAGES, REASON_MESSAGES, STATUS_MESSAGES } from './mail-messages.ts';

const STATUS_TONES = { waiting: 'upcoming', failed: 'danger' } as const;

function useColumns(): TableColumn<UndeliveredMail>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'recipient',
        label: t({ message: 'To', comment: 'Column of e-mails: the address' }),
        width: '2fr' as const,
        minWidth: 200,
        cell: (row) => <bdi dir="ltr">{row.recipient}</bdi>,
      },
      {
        id: 'kind',
        label: t({ message: 'About', context: 'e-mail', comment: 'Column of e-mails: what it is about' }),
        minWidth: 140,
        cell: (row) => i18n._(KIND_MESSAGES[row.kind]),
      },
      {
        id: 'status',
        label: t({ message: 'State', comment: 'Column of a list of people' }),
        minWidth: 120,
        cell: (row) => <Status tone={STATUS_TONES[row.status]}>{i18n._(STATUS_MESSAGES[row.status])}</Status>,
      },
      {
        id: 'reason',
        label: t({ message: 'Last error', comment: 'Column of e-mails' }),
        width: '3fr' as const,
        minWidth: 260,
        cell: (row) => i18n._(REASON_MESSAGES[row.reason]),
      },
      {
        id: 'tries',
        label: t({
          message: 'Attempts',
          context: 'e-mail',
          comment: 'Column of e-mails: how often it was tried',
        }),
        align: 'end' as const,
        minWidth: 100,
        cell: (row) => formatNumber(row.tries, language),
      },
      {
        id: 'nextTryAt',
        label: t({ message: 'Next attempt', comment: 'Column of e-mails' }),
        minWidth: 180,
        cell: (row) =>
          row.nextTryAt ? (
            <LocalTime instant={row.nextTryAt} />
          ) : (
            t({ message: 'None', comment: 'Of an e-mail: there is no next attempt' })
          ),
      },
    ],
    [t, i18n, language],
  );
}

/** Mails that were not sent, each with what can be done. */
export function MailsTable({
  mails,
  isLoading,
  empty,
  error,
  onResend,
  onDiscard,
}: {
  mails: readonly UndeliveredMail[];
  isLoading: boolean;
  empty: ReactNode;
  error: ReactNode;
  onResend: (id: string) => void;
  onDiscard: (id: string) => void;
}) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <Table
      label={t`Emails that could not be sent`}
      columns={columns}
      rows={[...mails]}
      rowActionsLabel={t({ message: 'Actions', comment: 'Name of a column with menus' })}
      rowActions={(row) => (
        <Menu
          trigger={
            <IconButton icon={DotsThreeIcon} label={t`What can be done with this email`} hideTooltip />
          }
          onAction={(key) => (key === 'resend' ? onResend(row.id) : onDiscard(row.id))}
        >
          <MenuItem id="resend" icon={ArrowClockwiseIcon}>
            {t({ message: 'Resend', comment: 'Button: sends an e-mail again' })}
          </MenuItem>
          <MenuItem id="discard" icon={TrashIcon} tone="danger">
            {t({ message: 'Discard', comment: 'Button: an e-mail that could not be sent is dropped' })}
          </MenuItem>
        </Menu>
      )}
      isLoading={isLoading}
      empty={empty}
      error={error}
    />
  );
}
