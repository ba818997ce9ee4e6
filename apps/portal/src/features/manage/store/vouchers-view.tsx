import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { withdrawVoucher } from '@stoa/api/store.calls';
import { vouchersQuery } from '@stoa/api/store.queries';
import type { Voucher } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatDateTime, formatNumber, formatPrice } from '../../../shared/format.ts';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { formatRate } from '../../../shared/store/tax-rate.ts';
import * as styles from '../manage.css.ts';
import { VoucherDialog } from './voucher-dialog.tsx';
import { useTimeZone } from '../../../shared/time-zone.ts';

/** Hundredths of a percent in one. */
const RATE = 100;

/** The vouchers of a school: what they take off, how often they were used, and new ones. */
export function VouchersView({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<Voucher>();
  const { data, error, isFetching, refetch } = useQuery({
    ...vouchersQuery(useApi(), { schoolId, lang: useLanguage() }),
    retry: false,
  });
  const make = (
    <Button variant="primary" icon={PlusIcon} onPress={() => setMaking(true)}>
      {t({ message: 'New voucher', comment: 'Title of a form' })}
    </Button>
  );
  return (
    <div className={styles.part}>
      {data && data.items.length > 0 ? <div className={styles.actions}>{make}</div> : null}
      <Table
        label={t({ message: 'Vouchers of this school', comment: 'Name of a table' })}
        columns={useColumns()}
        rows={data?.items ?? []}
        rowActionsLabel={t({ message: 'Actions', comment: 'Name of a column with menus' })}
        rowActions={(voucher) => {
          const { code } = voucher;
          return voucher.withdrawnAt ? null : (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t({
                message: `Withdraw voucher ${code}`,
                comment: 'Button; the code of a voucher',
              })}
              onPress={() => setAsked(voucher)}
            >
              {t({ message: 'Withdraw', context: 'voucher', comment: 'Button' })}
            </Button>
          );
        }}
        isLoading={isFetching && !data}
        empty={
          data ? (
            <EmptyState headingLevel={2} title={t`No vouchers yet`} action={make}>
              {t`A voucher takes a share or an amount off an order.`}
            </EmptyState>
          ) : undefined
        }
        error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
      />
      {isMaking ? <VoucherDialog schoolId={schoolId} onClose={() => setMaking(false)} /> : null}
      <Withdrawing schoolId={schoolId} voucher={asked} onDone={() => setAsked(undefined)} />
    </div>
  );
}

/** Asks before a voucher is withdrawn: that cannot be taken back. */
function Withdrawing({
  schoolId,
  voucher,
  onDone,
}: {
  schoolId: string;
  voucher: Voucher | undefined;
  onDone: () => void;
}) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    mutationFn: (voucherId: string) => withdrawVoucher(api, { schoolId, voucherId }),
    onSuccess: () => toasts.show({ message: t`The voucher was withdrawn.`, tone: 'success' }),
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
    onSettled: () => {
      onDone();
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/api/store/'),
      });
    },
  });
  const code = voucher?.code ?? '';
  return (
    <AlertDialog
      isOpen={voucher !== undefined}
      tone="danger"
      title={t({ message: `Withdraw voucher ${code}?`, comment: 'Asks; the code of a voucher' })}
      confirmLabel={t({ message: 'Withdraw', context: 'voucher', comment: 'Button' })}
      cancelLabel={t`Keep it`}
      isPending={withdraw.isPending}
      onConfirm={() => voucher && withdraw.mutate(voucher.id)}
      onCancel={onDone}
    >
      {t`It can no longer be used. Orders that were placed with it keep their price.`}
    </AlertDialog>
  );
}

function useColumns(): TableColumn<Voucher>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  return useMemo(() => {
    const when = (id: string, label: string, instantOf: (voucher: Voucher) => string | null) => ({
      id,
      label,
      minWidth: 150,
      cell: (voucher: Voucher) => {
        const instant = instantOf(voucher);
        return <span>{instant ? formatDateTime(instant, language, zone) : '–'}</span>;
      },
    });
    return [
      {
        id: 'code',
        label: t({ message: 'Code', context: 'voucher', comment: 'Field: what buyers type' }),
        minWidth: 150,
        isRowHeader: true,
        cell: ({ code }) => <bdi>{code}</bdi>,
      },
      {
        id: 'off',
        label: t({ message: 'What it takes off', comment: 'Field: of a voucher' }),
        isNumeric: true,
        minWidth: 130,
        cell: ({ percent, amount, currency }) => (
          <span>
            {amount !== null && currency !== null
              ? formatPrice({ amount, currency }, language)
              : formatRate((percent ?? 0) * RATE, language)}
          </span>
        ),
      },
      when(
        'start',
        t({ message: 'From', comment: 'Time at which a notice begins' }),
        ({ startsAt }) => startsAt,
      ),
      when('end', t({ message: 'Until', comment: 'Time at which a notice ends' }), ({ endsAt }) => endsAt),
      {
        id: 'uses',
        label: t({ message: 'Used', context: 'voucher', comment: 'Column: for how many orders' }),
        isNumeric: true,
        minWidth: 100,
        cell: ({ uses, usesMax }) => {
          const takenText = formatNumber(uses, language);
          const stockText = usesMax === null ? '' : formatNumber(usesMax, language);
          return (
            <span>
              {usesMax === null
                ? takenText
                : t({ message: `${takenText} of ${stockText}`, comment: 'How many of all are ordered' })}
            </span>
          );
        },
      },
      {
        id: 'state',
        label: t({ message: 'State', comment: 'Column of a list of notices' }),
        minWidth: 120,
        cell: ({ withdrawnAt, usesMax, uses }) =>
          withdrawnAt ? (
            <Status>{t({ message: 'Withdrawn', context: 'voucher', comment: 'State of a voucher' })}</Status>
          ) : usesMax !== null && uses >= usesMax ? (
            <Status>{t({ message: 'Used up', comment: 'State of a voucher' })}</Status>
          ) : (
            <Status tone="success">
              {t({ message: 'Valid', context: 'voucher', comment: 'State of a voucher' })}
            </Status>
          ),
      },
    ];
  }, [t, language, zone]);
}
