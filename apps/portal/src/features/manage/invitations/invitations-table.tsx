import { useLingui } from '@lingui/react/macro';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { InvitationEntry } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { useMemo, useState, type ReactNode } from 'react';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { wordsOf } from '../../../shared/call-problem-words.ts';
import { formatDateTime, formatNumber } from '../../../shared/format.ts';
import { ROLE_WORDS } from '../../../shared/role-words.ts';
import { MANAGE_PROBLEM_WORDS, STATUS_WORDS } from '../manage-words.ts';
import { useCopy } from './copy-line.tsx';
import { wholeAddress } from './link-dialog.tsx';
import { codeOf, useWithdrawal } from './use-invite.ts';

type Row = InvitationEntry & { id: string };
const STATUS_TONES = { open: 'upcoming', used: 'success', expired: 'neutral', withdrawn: 'neutral' } as const;

function useColumns(): TableColumn<Row>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'for',
        label: t({ message: 'For', comment: 'Column of invitations: whom it is for' }),
        width: '2fr' as const,
        minWidth: 220,
        cell: (row) =>
          row.email ? (
            <bdi dir="ltr">{row.email}</bdi>
          ) : (
            <span>{t({ message: 'Whoever has the link', comment: 'Whom an invitation is for' })}</span>
          ),
      },
      {
        id: 'role',
        label: t({ message: 'Role', comment: 'Column of a list of people' }),
        cell: (row) => <span>{i18n._(ROLE_WORDS[row.role])}</span>,
      },
      {
        id: 'left',
        label: t({ message: 'Left', comment: 'Column of invitations: how many can still join by it' }),
        isNumeric: true,
        cell: (row) => {
          const left = formatNumber(row.usesLeft, language);
          const uses = formatNumber(row.uses, language);
          return <span>{t`${left} of ${uses}`}</span>;
        },
      },
      {
        id: 'expires',
        label: t({ message: 'Good until', comment: 'Column of invitations: a date and time' }),
        minWidth: 180,
        cell: (row) => <time dateTime={row.expiresAt}>{formatDateTime(row.expiresAt, language)}</time>,
      },
      {
        id: 'status',
        label: t({ message: 'State', comment: 'Column of a list of people' }),
        cell: (row) => <Status tone={STATUS_TONES[row.status]}>{i18n._(STATUS_WORDS[row.status])}</Status>,
      },
    ],
    [t, i18n, language],
  );
}

/** The invitations of a school, and taking them back. */
export function InvitationsTable({
  schoolId,
  invitations,
  isLoading,
  empty,
  error,
}: {
  schoolId: string;
  invitations: readonly InvitationEntry[];
  isLoading: boolean;
  empty: ReactNode;
  error: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const columns = useColumns();
  const copy = useCopy();
  const [asked, setAsked] = useState<InvitationEntry>();
  const withdrawal = useWithdrawal(schoolId);
  const withdraw = (token: string) =>
    withdrawal.mutate(token, {
      onSuccess: () => toasts.show({ message: t`The invitation is withdrawn.`, tone: 'success' }),
      onError: (failure) =>
        toasts.show({
          message: i18n._(wordsOf(MANAGE_PROBLEM_WORDS, codeOf(failure) ?? 'UNKNOWN')),
          tone: 'danger',
        }),
      onSettled: () => setAsked(undefined),
    });
  return (
    <>
      <Table
        label={t`Invitations to this school`}
        columns={columns}
        rows={invitations.map((invitation) => ({ ...invitation, id: invitation.token }))}
        rowActionsLabel={t({ message: 'Actions', comment: 'Name of a column with menus' })}
        rowActions={(row) =>
          row.status === 'open' ? (
            <Menu
              trigger={
                <IconButton
                  icon={DotsThreeIcon}
                  label={t`What can be done with this invitation`}
                  hideTooltip
                />
              }
              onAction={(key) => (key === 'copy' ? copy(wholeAddress(row.url)) : setAsked(row))}
            >
              <MenuItem id="copy" icon={CopyIcon}>{t`Copy the link`}</MenuItem>
              <MenuItem id="withdraw" icon={TrashIcon} tone="danger">{t`Withdraw`}</MenuItem>
            </Menu>
          ) : null
        }
        isLoading={isLoading}
        empty={empty}
        error={error}
      />
      <AlertDialog
        isOpen={asked !== undefined}
        title={t`Withdraw this invitation?`}
        tone="danger"
        confirmLabel={t`Withdraw`}
        cancelLabel={t`Keep it`}
        isPending={withdrawal.isPending}
        onConfirm={() => asked && withdraw(asked.token)}
        onCancel={() => setAsked(undefined)}
      >
        {t`Its link stops working at once. Who has joined already stays.`}
      </AlertDialog>
    </>
  );
}
