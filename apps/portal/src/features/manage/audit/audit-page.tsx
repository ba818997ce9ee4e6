import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { exportAudit } from '@stoa/api/audit.calls';
import { auditQuery } from '@stoa/api/audit.queries';
import { isApiProblem } from '@stoa/api/error';
import type { AuditEntry } from '@stoa/api/schema';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';
import { formatDateTime, formatMinutes, formatNumber } from '../../../shared/format.ts';
import { FilterMenu } from '../../../shared/list-menus.tsx';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { auditHref, auditParams } from './audit-address.ts';
import { AUDIT_ACTIONS, AUDIT_DAYS, type AuditQuery } from './audit-search.ts';
import { ACTION_MESSAGES, THING_MESSAGES, VALUE_MESSAGES } from './audit-messages.ts';

/** Who did what in a school, and when: by person, kind and time. */
export function AuditPage({ schoolId, query }: { schoolId: string; query: AuditQuery }) {
  useMessages('audit');
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const params = auditParams(schoolId, query, language, Date.now());
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...auditQuery(api, params),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { cursor: _cursor, ...filter } = params;
  const saving = useMutation({
    mutationFn: () => exportAudit(api, filter),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv;charset=utf-8'),
    onError: (failure) =>
      toasts.show({
        message: i18n._(messageOf(CALL_PROBLEM_MESSAGES, isApiProblem(failure) ? failure.code : 'UNKNOWN')),
        tone: 'danger',
      }),
  });
  const columns = useColumns(schoolId, query);
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  return (
    <ManagePage
      title={t({ message: 'Audit log', comment: 'Title of a page: who did what in a school' })}
      text={t`Who did what in this school. Entries cannot be changed and are kept for one year.`}
      actions={
        <Button icon={DownloadSimpleIcon} isPending={saving.isPending} onPress={() => saving.mutate()}>
          {t({ message: 'Export CSV', context: 'audit', comment: 'Button: saves the list as a file' })}
        </Button>
      }
    >
      <div className={styles.part}>
        <div className={styles.actions}>
          <Filters schoolId={schoolId} query={query} items={data?.items ?? []} />
          <Text tone="muted" isNumeric role="status" className={styles.count}>
            {data === undefined
              ? null
              : data.totalIsExact
                ? t`${plural(total, { one: `${totalText} event`, other: `${totalText} events` })}`
                : t({ message: `More than ${totalText} events`, comment: 'The number is 1,000' })}
          </Text>
        </div>
        <Table
          label={t({ message: 'Audit log', comment: 'Title of a page: who did what in a school' })}
          columns={columns}
          rows={[...(data?.items ?? [])]}
          isLoading={isPlaceholderData || (isFetching && !data)}
          empty={data ? <NoEntries schoolId={schoolId} query={query} total={total} /> : undefined}
          error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
        />
        <ListSteps list={data} hrefFor={(at) => auditHref(schoolId, { ...query, at })} />
      </div>
    </ManagePage>
  );
}

function useColumns(schoolId: string, query: AuditQuery): TableColumn<AuditEntry>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'at',
        label: t({ message: 'Time', context: 'audit', comment: 'Column: when it was done' }),
        minWidth: 180,
        cell: ({ at }) => <time dateTime={at}>{formatDateTime(at, language)}</time>,
      },
      {
        id: 'actor',
        label: t({ message: 'Person', context: 'audit', comment: 'Column: who did it' }),
        minWidth: 160,
        cell: ({ actor }) =>
          actor ? (
            <Link href={auditHref(schoolId, { ...query, person: actor.id, at: '' })} variant="standalone">
              <UserText>{actor.name}</UserText>
            </Link>
          ) : (
            t({ message: 'Deleted account', context: 'audit', comment: 'Stands for a person who is gone' })
          ),
      },
      {
        id: 'action',
        label: t({ message: 'Action', context: 'audit', comment: 'Column: what was done' }),
        minWidth: 200,
        width: '2fr' as const,
        cell: ({ action }) => i18n._(ACTION_MESSAGES[action]),
      },
      {
        id: 'subject',
        label: t({ message: 'Subject', context: 'audit', comment: 'Column: to whom or to what it was done' }),
        minWidth: 180,
        width: '2fr' as const,
        cell: ({ subject }) => (subject?.name ? <UserText>{subject.name}</UserText> : null),
      },
      {
        id: 'details',
        label: t({ message: 'Details', context: 'audit', comment: 'Column: what it became' }),
        minWidth: 150,
        cell: ({ action, what, value }) => {
          if (what) return i18n._(THING_MESSAGES[what]);
          if (value === null) return null;
          if (action === 'examTimeGiven') return formatMinutes(Number(value), language);
          const words = VALUE_MESSAGES[`${action}.${value}`] ?? VALUE_MESSAGES[value];
          return words ? i18n._(words) : value;
        },
      },
    ],
    [t, i18n, language, schoolId, query],
  );
}

interface FiltersProps {
  schoolId: string;
  query: AuditQuery;
  items: readonly AuditEntry[];
}

function Filters({ schoolId, query, items }: FiltersProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const go = (change: Partial<AuditQuery>) =>
    void navigate({ href: auditHref(schoolId, { ...query, at: '', ...change }), resetScroll: false });
  const someone = t({ message: 'One person', context: 'audit', comment: 'Filter: a person without a name' });
  const name = items.find(({ actor }) => actor?.id === query.person)?.actor?.name ?? someone;
  return (
    <>
      <FilterMenu
        all={t({ message: 'All actions', context: 'audit', comment: 'Filter' })}
        value={query.action}
        onChange={(action) => go({ action })}
        choices={AUDIT_ACTIONS.map((action) => ({ value: action, label: i18n._(ACTION_MESSAGES[action]) }))}
      />
      <FilterMenu
        all={t({ message: 'Any time', context: 'audit', comment: 'Filter' })}
        value={query.days === undefined ? undefined : String(query.days)}
        onChange={(days) => go({ days: AUDIT_DAYS.find((one) => String(one) === days) })}
        choices={AUDIT_DAYS.map((days) => ({
          value: String(days),
          label: t`${plural(days, { one: 'Last # day', other: 'Last # days' })}`,
        }))}
      />
      {query.person ? (
        <Button
          size="sm"
          iconEnd={XIcon}
          aria-label={t({ message: `Show everyone, not only ${name}`, comment: 'Button: a name' })}
          onPress={() => go({ person: undefined })}
        >
          <UserText>{name}</UserText>
        </Button>
      ) : null}
    </>
  );
}

function NoEntries({ schoolId, query, total }: { schoolId: string; query: AuditQuery; total: number }) {
  const { t } = useLingui();
  if (total > 0) return <PastEnd firstHref={auditHref(schoolId, { ...query, at: '' })} />;
  const isNarrowed = query.person !== undefined || query.action !== undefined || query.days !== undefined;
  return (
    <EmptyState
      headingLevel={2}
      kind={isNarrowed ? 'filtered' : 'nothing'}
      title={isNarrowed ? t`No entries match these filters` : t`Nothing has been recorded yet`}
      action={isNarrowed ? <LinkButton href={auditHref(schoolId)}>{t`Show all`}</LinkButton> : undefined}
    />
  );
}
