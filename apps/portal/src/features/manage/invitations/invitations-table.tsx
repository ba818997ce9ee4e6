import { useLingui } from '@lingui/react/macro';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { InvitationEntry } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { LocalTime } from '../../../shared/local-time.tsx';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { ROLE_MESSAGES } from '../../../shared/role-messages.ts';
import { MANAGE_PROBLEM_MESSAGES, STATUS_MESSAGES } from '../manage-messages.ts';
import { useCopy } from './copy-line.tsx';
import { useMembers } from '../use-members.ts';
import { useWholeAddress } from '../../../shared/use-whole-address.ts';

type Row = InvitationEntry & { id: string };
const STATUS_TONES = {
  open: 'upcoming',
  used: 'success',
  expired: 'neutral',
  withdrawn: 'neutral',
  void: 'neutral',
} as const;

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
            <span>{t({ message: 'Anyone with the link', comment: 'Whom an invitation is for' })}</span>
          ),
      },
      {
        id: 'role',
        label: t({ message: 'Role', comment: 'Column of a list of people' }),
        cell: (row) => <span>{i18n._(ROLE_MESSAGES[row.role])}</span>,
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
        cell: (row) => <LocalTime instant={row.expiresAt} />,
      },
      {
        id: 'status',
        label: t({ message: 'State', comment: 'Column of a list of people' }),
        cell: (row) => <Status tone={STATUS_TONES[row.status]}>{i18n._(STATUS_MESSAGES[row.status])}</Status>,
      },
    ],
    [t, i18n, language],
  );
}

/** The invitations of a school, and taking them back. */
export function InvitationsTable({
  invitations,
  isLoading,
  empty,
  error,
}: {
  invitations: readonly InvitationEntry[];
  isLoading: boolean;
  empty: ReactNode;
  error: ReactNode;
}) {
  const { t } = useLingui();
  const columns = useColumns();
  const actor = useMembers();
  const copy = useCopy();
  const wholeAddress = useWholeAddress();
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
              onAction={(key) =>
                key === 'copy'
                  ? void copy(wholeAddress(row.url))
                  : actor.send({ type: 'withdrawal.requested', token: row.token })
              }
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
      <WithdrawalDialog />
    </>
  );
}

function WithdrawalDialog() {
  const { t, i18n } = useLingui();
  const actor = useMembers();
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('confirmingWithdrawal'));
  const isPending = useSelector(actor, (snapshot) => snapshot.hasTag('withdrawing'));
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('withdrawalFailed') ? snapshot.context.withdrawalProblem : null,
  );
  return (
    <AlertDialog
      isOpen={isAsking || isPending}
      title={t`Withdraw this invitation?`}
      tone="danger"
      confirmLabel={t`Withdraw`}
      cancelLabel={t`Keep it`}
      isPending={isPending}
      onConfirm={() => actor.send({ type: 'withdrawal.confirmed' })}
      onCancel={() => actor.send({ type: 'withdrawal.cancelled' })}
    >
      {t`The link stops working at once. People who already joined stay members.`}
      {problem ? <Banner tone="danger">{i18n._(MANAGE_PROBLEM_MESSAGES[problem.code])}</Banner> : null}
    </AlertDialog>
  );
}
