import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple';
import { invitationsQuery } from '@stoa/api/invitation.queries';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Text } from '@stoa/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { invitationParams, peopleHref } from '../members/people-address.ts';
import { STATUSES } from '../members/people-search.ts';
import { ManagePage } from '../manage-page.tsx';
import { PeopleTabs } from '../members/people-tabs.tsx';
import { STATUS_MESSAGES } from '../manage-messages.ts';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { useMembers } from '../use-members.ts';
import type { PeoplePageProps } from '../members/members-page.tsx';
import { InvitationsTable } from './invitations-table.tsx';
import { InviteDialog } from './invite-dialog.tsx';

/** Inviting people by mail or by a link, and the invitations that are under way. */
export function InvitationsPage({ schoolId, query }: PeoplePageProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const actor = useMembers();
  const open = (way: 'mail' | 'link') => actor.send({ type: 'invite.opened', way });
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...invitationsQuery(useApi(), invitationParams(schoolId, query, language)),
    placeholderData: keepPreviousData,
  });
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  const statusName = i18n._(STATUS_MESSAGES[query.status]);
  return (
    <ManagePage
      title={t({ message: 'Invitations', comment: 'Page for those who run a school' })}
      text={t`Invite people by email, or make a link that several can join by.`}
      actions={
        <>
          <Button icon={LinkSimpleIcon} onPress={() => open('link')}>{t`Create a link`}</Button>
          <Button variant="primary" icon={EnvelopeSimpleIcon} onPress={() => open('mail')}>
            {t`Invite by email`}
          </Button>
        </>
      }
      tabs={<PeopleTabs schoolId={schoolId} view="invitations" />}
    >
      <div className={styles.part}>
        <div className={styles.actions}>
          <ChoiceMenu
            text={t({
              message: `State: ${statusName}`,
              comment: 'Button; a state of invitations, such as: Open',
            })}
            choices={STATUSES.map((value) => ({ value, label: i18n._(STATUS_MESSAGES[value]) }))}
            value={query.status}
            onChange={(status) =>
              void navigate({
                href: peopleHref(schoolId, { view: 'invitations', status }),
                resetScroll: false,
              })
            }
          />
          <Text tone="muted" isNumeric role="status" className={styles.count}>
            {data === undefined
              ? null
              : data.totalIsExact
                ? t`${plural(total, { one: `${totalText} invitation`, other: `${totalText} invitations` })}`
                : t({ message: `More than ${totalText} invitations`, comment: 'The number is 1,000' })}
          </Text>
        </div>
        <InvitationsTable
          invitations={data?.items ?? []}
          isLoading={isPlaceholderData || (isFetching && !data)}
          empty={
            data && total > 0 ? (
              <PastEnd firstHref={peopleHref(schoolId, { ...query, at: '' })} />
            ) : data ? (
              <EmptyState
                headingLevel={2}
                kind={query.status === 'open' ? 'nothing' : 'filtered'}
                title={query.status === 'open' ? t`No open invitations` : t`No invitations with this status`}
                action={
                  query.status === 'open' ? (
                    <Button onPress={() => open('mail')}>{t`Invite by email`}</Button>
                  ) : (
                    <LinkButton href={peopleHref(schoolId, { view: 'invitations' })}>
                      {t`Show open`}
                    </LinkButton>
                  )
                }
              />
            ) : undefined
          }
          error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
        />
        <ListSteps list={data} hrefFor={(at) => peopleHref(schoolId, { ...query, at })} />
      </div>
      <InviteDialog schoolId={schoolId} />
    </ManagePage>
  );
}
