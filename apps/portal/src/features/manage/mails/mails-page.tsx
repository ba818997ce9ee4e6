import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { mailsQuery } from '@stoa/api/mail.queries';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Text } from '@stoa/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useSession } from '../../../app/session.tsx';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { STATUS_MESSAGES } from './mail-messages.ts';
import { mailsHref, mailsParams } from './mails-address.ts';
import { STATUSES, type MailsQuery } from './mails-search.ts';
import { MailsTable } from './mails-table.tsx';
import { useMails } from './use-mails.ts';

/** Mails of a school that did not arrive yet: why, when they are tried again, and sending or discarding them by hand. */
export function MailsPage({ schoolId, query }: { schoolId: string; query: MailsQuery }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { resend, resendAll, discard } = useMails(schoolId, query.scope);
  const [discarding, setDiscarding] = useState<string>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...mailsQuery(useApi(), mailsParams(schoolId, query, language)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  return (
    <ManagePage
      title={t({ message: 'Mail delivery', comment: 'Page for those who run a school' })}
      text={t`Emails that could not be sent. Each is retried for a day; after that it stays here for 30 days.`}
      actions={
        <Button
          icon={ArrowClockwiseIcon}
          isDisabled={total === 0}
          isPending={resendAll.isPending}
          onPress={() => resendAll.mutate()}
        >
          {t({ message: 'Resend all', comment: 'Button: sends all e-mails of a list again' })}
        </Button>
      }
    >
      <div className={styles.part}>
        <div className={styles.actions}>
          <Choices schoolId={schoolId} query={query} />
          <Text tone="muted" isNumeric role="status" className={styles.count}>
            {data === undefined
              ? null
              : data.totalIsExact
                ? t`${plural(total, { one: `${totalText} email`, other: `${totalText} emails` })}`
                : t({ message: `More than ${totalText} emails`, comment: 'The number is 1,000' })}
          </Text>
        </div>
        <MailsTable
          mails={data?.items ?? []}
          isLoading={isPlaceholderData || (isFetching && !data)}
          empty={data ? <NoMails schoolId={schoolId} query={query} total={total} /> : undefined}
          error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
          onResend={(id) => resend.mutate(id)}
          onDiscard={setDiscarding}
        />
        <ListSteps list={data} hrefFor={(at) => mailsHref(schoolId, { ...query, at })} />
      </div>
      <AlertDialog
        isOpen={discarding !== undefined}
        title={t`Discard this email?`}
        tone="danger"
        confirmLabel={t({
          message: 'Discard',
          comment: 'Button: an e-mail that could not be sent is dropped',
        })}
        cancelLabel={t`Keep it`}
        isPending={discard.isPending}
        onConfirm={() =>
          discarding && discard.mutate(discarding, { onSettled: () => setDiscarding(undefined) })
        }
        onCancel={() => setDiscarding(undefined)}
      >
        {t`It will not be sent. This cannot be undone.`}
      </AlertDialog>
    </ManagePage>
  );
}

function Choices({ schoolId, query }: { schoolId: string; query: MailsQuery }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { viewer } = useSession();
  const go = (change: Partial<MailsQuery>) =>
    void navigate({ href: mailsHref(schoolId, { ...query, at: '', ...change }), resetScroll: false });
  const all = t({ message: 'All', context: 'e-mail', comment: 'State of e-mails: whichever' });
  const statusName = query.status ? i18n._(STATUS_MESSAGES[query.status]) : all;
  const scopeNames = {
    school: t({ message: 'This school', comment: 'Whose e-mails are shown' }),
    platform: t({ message: 'Accounts', comment: 'Whose e-mails are shown: those of no school' }),
  };
  const scopeName = scopeNames[query.scope];
  return (
    <>
      {viewer?.isSuperuser ? (
        <ChoiceMenu
          text={t({ message: `Sent for: ${scopeName}`, comment: 'Button; This school or Accounts' })}
          choices={(['school', 'platform'] as const).map((value) => ({ value, label: scopeNames[value] }))}
          value={query.scope}
          onChange={(scope) => go({ scope })}
        />
      ) : null}
      <ChoiceMenu
        text={t({ message: `State: ${statusName}`, comment: 'Button; a state of e-mails, such as: Failed' })}
        choices={[
          { value: 'all' as const, label: all },
          ...STATUSES.map((value) => ({ value, label: i18n._(STATUS_MESSAGES[value]) })),
        ]}
        value={query.status ?? 'all'}
        onChange={(status) => go({ status: status === 'all' ? undefined : status })}
      />
    </>
  );
}

function NoMails({ schoolId, query, total }: { schoolId: string; query: MailsQuery; total: number }) {
  const { t } = useLingui();
  if (total > 0) return <PastEnd firstHref={mailsHref(schoolId, { ...query, at: '' })} />;
  const isNarrowed = query.status !== undefined;
  return (
    <EmptyState
      headingLevel={2}
      kind={isNarrowed ? 'filtered' : 'nothing'}
      title={isNarrowed ? t`No emails with this status` : t`All emails have been sent`}
      action={
        isNarrowed ? (
          <LinkButton href={mailsHref(schoolId, { scope: query.scope })}>{t`Show all`}</LinkButton>
        ) : undefined
      }
    />
  );
}
