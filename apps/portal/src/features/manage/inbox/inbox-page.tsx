import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { feedbackListQuery } from '@stoa/api/feedback.queries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Text } from '@stoa/ui/text';
import { useEffect } from 'react';
import { toasts } from '../../../app/toasts.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { inboxFilter, inboxHref, inboxParams, isNarrowed } from './inbox-address.ts';
import type { InboxQuery } from './inbox-search.ts';
import { entryOf } from './inbox.actors.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxTable } from './inbox-table.tsx';
import { INBOX_PROBLEM_MESSAGES } from './inbox-messages.ts';
import { useInbox } from './use-inbox.ts';

/** What people have written to a school, for those who answer it. */
export function InboxPage({ schoolId, query }: { schoolId: string; query: InboxQuery }) {
  useMessages('feedback');
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const actor = useInbox(schoolId);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...feedbackListQuery(useApi(), inboxParams(schoolId, query, language)),
    placeholderData: keepPreviousData,
  });
  const isExporting = useSelector(actor, (snapshot) => snapshot.hasTag('exporting'));
  const exportProblem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('exportFailed') ? snapshot.context.exportProblem : null,
  );
  useEffect(() => {
    if (!exportProblem) return;
    const message = exportProblem.message ?? i18n._(INBOX_PROBLEM_MESSAGES[exportProblem.code]);
    toasts.show({ message, tone: 'danger' });
  }, [exportProblem, i18n]);
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  const change = (part: Partial<InboxQuery>) =>
    void navigate({
      href: inboxHref(schoolId, { ...query, ...part, at: '' }),
      replace: 'keyword' in part,
      resetScroll: false,
    });
  return (
    <ManagePage
      title={t({ message: 'Feedback inbox', comment: 'Page for those who run a school' })}
      text={t`Messages people sent to the school. Your answers are emailed and shown next to their messages.`}
      actions={
        <Button
          icon={DownloadSimpleIcon}
          isPending={isExporting}
          onPress={() => actor.send({ type: 'export.requested', filter: inboxFilter(query) })}
        >
          {t({ message: 'Export', comment: 'Button: saves a list as a file' })}
        </Button>
      }
    >
      <div className={styles.part}>
        <InboxFilters query={query} counts={data?.counts} onChange={change} />
        <Text tone="muted" isNumeric role="status" className={styles.count}>
          {data === undefined
            ? null
            : data.totalIsExact
              ? t`${plural(total, { one: `${totalText} message`, other: `${totalText} messages` })}`
              : t({ message: `More than ${totalText} messages`, comment: 'The number is 1,000' })}
        </Text>
        <InboxTable
          entries={data?.items ?? []}
          isLoading={isPlaceholderData || (isFetching && !data)}
          onOpen={(entry) => actor.send({ type: 'entry.opened', entry: entryOf(entry) })}
          empty={data ? <NoMessages schoolId={schoolId} query={query} total={total} /> : undefined}
          error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
        />
        <ListSteps list={data} hrefFor={(at) => inboxHref(schoolId, { ...query, at })} />
      </div>
      <EntryDialog actor={actor} entries={data?.items ?? []} />
    </ManagePage>
  );
}

/** Nothing came yet, nothing fits the filters, or a page too far. */
function NoMessages({ schoolId, query, total }: { schoolId: string; query: InboxQuery; total: number }) {
  const { t } = useLingui();
  if (total > 0) return <PastEnd firstHref={inboxHref(schoolId, { ...query, at: '' })} />;
  if (isNarrowed(query))
    return (
      <EmptyState
        kind="filtered"
        headingLevel={2}
        title={t`No messages match these filters`}
        action={<LinkButton href={inboxHref(schoolId)}>{t`Show all messages`}</LinkButton>}
      />
    );
  return (
    <EmptyState headingLevel={2} title={t`Nobody has written yet`}>
      {t`Feedback, complaints and reports appear here as they come in.`}
    </EmptyState>
  );
}
