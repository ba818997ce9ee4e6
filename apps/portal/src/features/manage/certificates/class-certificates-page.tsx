import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { classCertificatesQuery } from '@stoa/api/certificate.queries';
import type { ManagedCertificate } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { hrefTo } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { groupedCode } from '../../../shared/certificates/certificate-code.ts';
import {
  CERTIFICATE_STATE_TONES,
  CERTIFICATE_STATE_MESSAGES,
} from '../../../shared/certificates/certificate-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { ListPages } from '../../../shared/list-pages.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { certificatesHref, contentHref } from '../content/content-address.ts';
import { ManagePage } from '../manage-page.tsx';
import * as manage from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { CERTIFICATES_TITLE } from '../titles.ts';
import { certificatesParams } from './certificates-params.ts';
import { RestoreDialog, RevokeDialog } from './change-dialogs.tsx';

/** Who has earned a certificate of a class; one that was given wrongly is revoked. */
export function ClassCertificatesPage({
  schoolId,
  contentId,
  page,
}: {
  schoolId: string;
  contentId: string;
  page: number;
}) {
  useMessages('certificates');
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [changing, setChanging] = useState<ManagedCertificate>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...classCertificatesQuery(useApi(), certificatesParams(schoolId, contentId, page, language)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const columns = useColumns(setChanging);
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  const hrefFor = (number: number) => certificatesHref(schoolId, contentId, number);
  const close = () => setChanging(undefined);
  const saved = () => {
    close();
    void refetch();
  };
  const Changing = changing?.state === 'revoked' ? RestoreDialog : RevokeDialog;
  return (
    <ManagePage
      title={i18n._(CERTIFICATES_TITLE)}
      text={t`Learners get a certificate once all lessons are done. Anyone with the code can verify it.`}
      actions={
        <LinkButton href={contentHref(schoolId, contentId)}>
          {t({ message: 'Edit class', comment: 'Link: opens the editor of the class' })}
        </LinkButton>
      }
    >
      <div className={manage.part}>
        {data?.givesCertificate === false ? (
          <Banner tone="info" title={t`This class gives no certificates`}>
            {t`Turn them on in the details of the class and publish it. Learners who are done already get theirs then.`}
          </Banner>
        ) : null}
        <div className={manage.actions}>
          <Text weight="medium">
            <UserText>{data?.classTitle ?? ''}</UserText>
          </Text>
          <Text tone="muted" isNumeric role="status" className={manage.count}>
            {data === undefined
              ? null
              : t`${plural(total, { one: `${totalText} certificate`, other: `${totalText} certificates` })}`}
          </Text>
        </div>
        <Table
          label={t`Certificates of this class`}
          columns={columns}
          rows={data?.items ?? []}
          isLoading={isPlaceholderData || (isFetching && !data)}
          empty={
            data === undefined ? undefined : total > 0 ? (
              <PastEnd firstHref={hrefFor(1)} />
            ) : (
              <EmptyState headingLevel={2} title={t`Nobody has a certificate yet`}>
                {t`They appear here as learners finish the class.`}
              </EmptyState>
            )
          }
          error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
        />
        <ListPages page={page} list={data} hrefFor={hrefFor} />
      </div>
      {changing ? (
        <Changing schoolId={schoolId} certificate={changing} onSaved={saved} onClose={close} />
      ) : null}
    </ManagePage>
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
        cell: ({ reason }) => (reason === null ? '–' : <UserText>{reason}</UserText>),
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
