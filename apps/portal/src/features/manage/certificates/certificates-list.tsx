import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ManagedCertificate } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { hrefTo } from '../../../app/links.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { groupedCode } from '../../../shared/certificates/certificate-code.ts';
import {
  CERTIFICATE_STATE_TONES,
  CERTIFICATE_STATE_MESSAGES,
} from '../../../shared/certificates/certificate-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import * as manage from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { RestoreDialog, RevokeDialog } from './change-dialogs.tsx';

export interface CertificatesListProps {
  schoolId: string;
  query: Pick<
    UseQueryResult<{
      items: ManagedCertificate[];
      total: number;
      totalIsExact: boolean;
      next: string | null;
      previous: string | null;
    }>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  /** Address of the page that a cursor leads to; '' for the first. */
  hrefFor: (cursor: string) => string;
  /** What they are for. */
  title: string;
  /** Of the table. */
  label: string;
  /** When the first one appears. */
  emptyText: string;
}

/** A page of the certificates of a class or an exam; one that was given wrongly is revoked. */
export function CertificatesList({
  schoolId,
  query: { data, error, isFetching, isPlaceholderData, refetch },
  hrefFor,
  title,
  label,
  emptyText,
}: CertificatesListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [changing, setChanging] = useState<ManagedCertificate>();
  const columns = useColumns(setChanging);
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  const close = () => setChanging(undefined);
  const saved = () => {
    close();
    void refetch();
  };
  const Changing = changing?.state === 'revoked' ? RestoreDialog : RevokeDialog;
  return (
    <>
      <div className={manage.actions}>
        <Text weight="medium">
          <UserText>{title}</UserText>
        </Text>
        <Text tone="muted" isNumeric role="status" className={manage.count}>
          {data === undefined
            ? null
            : data.totalIsExact
              ? t`${plural(total, { one: `${totalText} certificate`, other: `${totalText} certificates` })}`
              : t({ message: `More than ${totalText} certificates`, comment: 'The number is 1,000' })}
        </Text>
      </div>
      <Table
        label={label}
        columns={columns}
        rows={data?.items ?? []}
        isLoading={isPlaceholderData || (isFetching && !data)}
        empty={
          data === undefined ? undefined : total > 0 ? (
            <PastEnd firstHref={hrefFor('')} />
          ) : (
            <EmptyState headingLevel={2} title={t`Nobody has a certificate yet`}>
              {emptyText}
            </EmptyState>
          )
        }
        error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
      />
      <ListSteps list={data} hrefFor={hrefFor} />
      {changing ? (
        <Changing schoolId={schoolId} certificate={changing} onSaved={saved} onClose={close} />
      ) : null}
    </>
  );
}

function useColumns(onChange: (certificate: ManagedCertificate) => void): TableColumn<ManagedCertificate>[] {
  const { t, i18n } = useLingui();
  return useMemo(
    () => [
      {
        id: 'holder',
        label: t({ message: 'Name on it', comment: 'Column: the name that is written on a certificate' }),
        width: '2fr' as const,
        minWidth: 160,
        isRowHeader: true,
        cell: ({ holderName }) => <UserText>{holderName}</UserText>,
      },
      {
        id: 'code',
        label: t({ message: 'Certificate number', comment: 'A code of twelve letters and digits' }),
        minWidth: 170,
        cell: ({ code }) => (
          <Link href={hrefTo({ to: '/certificates/$code', params: { code } })}>
            <bdi dir="ltr">{groupedCode(code)}</bdi>
          </Link>
        ),
      },
      {
        id: 'issued',
        label: t({ message: 'Date of issue', context: 'certificate', comment: 'Of a certificate' }),
        minWidth: 140,
        cell: ({ issuedAt }) => <LocalTime instant={issuedAt} style="date" />,
      },
      {
        id: 'state',
        label: t({ message: 'State', context: 'certificate', comment: 'Column: valid or revoked' }),
        minWidth: 120,
        cell: ({ state }) => (
          <Status tone={CERTIFICATE_STATE_TONES[state]}>{i18n._(CERTIFICATE_STATE_MESSAGES[state])}</Status>
        ),
      },
      {
        id: 'reason',
        label: t({ message: 'Reason', context: 'certificate', comment: 'Column: why it was revoked' }),
        minWidth: 160,
        cell: ({ reason, lostPass }) => {
          if (lostPass) return t`The result is no longer a pass.`;
          return reason === null ? '–' : <UserText>{reason}</UserText>;
        },
      },
      {
        id: 'change',
        label: t({ message: 'Change', context: 'certificate', comment: 'Column of buttons' }),
        minWidth: 130,
        width: 140,
        cell: (certificate) => {
          const name = certificate.holderName;
          return certificate.state === 'valid' ? (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t({
                message: `Revoke the certificate of ${name}`,
                comment: 'Button: of a person',
              })}
              onPress={() => onChange(certificate)}
            >
              {t({ message: 'Revoke', context: 'certificate', comment: 'Button' })}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t({
                message: `Restore the certificate of ${name}`,
                comment: 'Button: of a person',
              })}
              onPress={() => onChange(certificate)}
            >
              {t({ message: 'Restore', context: 'certificate', comment: 'Button: it counts again' })}
            </Button>
          );
        },
      },
    ],
    [t, i18n, onChange],
  );
}
