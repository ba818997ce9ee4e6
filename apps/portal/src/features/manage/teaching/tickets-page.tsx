import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { withdrawExamTicket } from '@stoa/api/exam-bank.calls';
import { issuedTicketsQuery } from '@stoa/api/exam-bank.queries';
import type { ExamTicketStatus, IssuedTicket } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { IconButton } from '@stoa/ui/icon-button';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ComponentProps } from 'react';
import { LocalTime } from '../../../shared/local-time.tsx';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { TICKETS_TITLE } from '../titles.ts';
import { IssueTickets } from './issue-tickets.tsx';
import { examHref, ticketsHref, ticketsParams } from './teaching-address.ts';
import { TICKET_STATUS_MESSAGES } from './teaching-messages.ts';

const TONES = {
  open: 'success',
  used: 'neutral',
  expired: 'warning',
  withdrawn: 'danger',
} satisfies Record<ExamTicketStatus, ComponentProps<typeof Status>['tone']>;

/** The tickets of an exam: issues them, shows who used which, withdraws them. */
export function TicketsPage({ schoolId, examId, at }: { schoolId: string; examId: string; at: string }) {
  useMessages('teaching');
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [withdrawing, setWithdrawing] = useState<IssuedTicket>();
  const query = issuedTicketsQuery(api, ticketsParams(schoolId, examId, at, language));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: ['get', '/api/exam/v1/manage/exams/{examId}/tickets'] });
  const withdraw = useMutation({
    mutationFn: (ticketId: string) => withdrawExamTicket(api, { schoolId, examId, ticketId }),
    onSuccess: () => toasts.show({ message: t`The ticket was withdrawn.`, tone: 'success' }),
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
    onSettled: () => {
      setWithdrawing(undefined);
      void refresh();
    },
  });
  const columns = useColumns();
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  const number = withdrawing ? formatNumber(withdrawing.number, language) : '';
  return (
    <ManagePage
      title={i18n._(TICKETS_TITLE)}
      text={t`Each ticket lets one person start the exam.`}
      actions={<LinkButton href={examHref(schoolId, examId)}>{t`Back to the exam`}</LinkButton>}
    >
      <IssueTickets schoolId={schoolId} examId={examId} onIssued={() => void refresh()} />
      <div className={styles.part}>
        <Text tone="muted" isNumeric role="status">
          {data === undefined
            ? null
            : data.totalIsExact
              ? t`${plural(total, { one: `${totalText} ticket`, other: `${totalText} tickets` })}`
              : t({ message: `More than ${totalText} tickets`, comment: 'The number is 1,000' })}
        </Text>
        <Table
          label={t`Tickets of this exam`}
          columns={columns}
          rows={data?.items ?? []}
          rowActionsLabel={t({ message: 'Actions', comment: 'Name of a column with menus' })}
          rowActions={(row) =>
            row.status === 'withdrawn' ? null : (
              <IconButton
                icon={ProhibitIcon}
                label={t({ message: 'Withdraw', comment: 'Button: a ticket of an exam works no more' })}
                onPress={() => setWithdrawing(row)}
              />
            )
          }
          isLoading={isPlaceholderData || (isFetching && !data)}
          empty={
            data && total > 0 ? (
              <PastEnd firstHref={ticketsHref(schoolId, examId)} />
            ) : data ? (
              <EmptyState headingLevel={2} title={t`No tickets yet`} />
            ) : undefined
          }
          error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
        />
        <ListSteps list={data} hrefFor={(to) => ticketsHref(schoolId, examId, to)} />
      </div>
      <AlertDialog
        isOpen={withdrawing !== undefined}
        tone="danger"
        title={t`Withdraw ticket ${number}?`}
        confirmLabel={t({ message: 'Withdraw', comment: 'Button: a ticket of an exam works no more' })}
        cancelLabel={t`Keep it`}
        isPending={withdraw.isPending}
        onConfirm={() => withdrawing && withdraw.mutate(withdrawing.id)}
        onCancel={() => setWithdrawing(undefined)}
      >
        {t`Nobody can start the exam with it anymore. An attempt that is running goes on.`}
      </AlertDialog>
    </ManagePage>
  );
}

function useColumns(): TableColumn<IssuedTicket>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(() => {
    const time = (instant: string) => <LocalTime instant={instant} />;
    return [
      {
        id: 'number',
        label: t({ message: 'Ticket', comment: 'Column: the number of a ticket of an exam' }),
        isRowHeader: true,
        isNumeric: true,
        minWidth: 80,
        width: 100,
        cell: ({ number }) => <span>{formatNumber(number, language)}</span>,
      },
      {
        id: 'status',
        label: t({ message: 'State', comment: 'Column of a list of notices' }),
        minWidth: 120,
        cell: ({ status }) => <Status tone={TONES[status]}>{i18n._(TICKET_STATUS_MESSAGES[status])}</Status>,
      },
      {
        id: 'usedBy',
        label: t({ message: 'Used by', comment: 'Column: who used a ticket of an exam' }),
        width: '2fr' as const,
        minWidth: 160,
        cell: ({ usedBy }) => (usedBy ? <UserText>{usedBy.name}</UserText> : null),
      },
      {
        id: 'from',
        label: t({ message: 'Valid from', comment: 'Of a ticket of an exam' }),
        minWidth: 170,
        cell: ({ validFrom }) => time(validFrom),
      },
      {
        id: 'until',
        label: t({ message: 'Valid until', comment: 'Of a ticket of an exam' }),
        minWidth: 170,
        cell: ({ validUntil }) => time(validUntil),
      },
    ];
  }, [t, i18n, language]);
}
