import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { memberGroupsQuery } from '@stoa/api/member-group.queries';
import { membersQuery } from '@stoa/api/member.queries';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Text } from '@stoa/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { isFiltered, memberParams, peopleHref } from './people-address.ts';
import type { PeopleQuery } from './people-search.ts';
import { ManagePage } from '../manage-page.tsx';
import { PeopleTabs } from './people-tabs.tsx';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { ExportButton } from './export-button.tsx';
import { MemberFilters } from './member-filters.tsx';
import { MemberTable } from './member-table.tsx';

export interface PeoplePageProps {
  schoolId: string;
  query: PeopleQuery;
}

/** Who belongs to a school, for those who run it. The address says what is searched and how it is ordered. */
export function MembersPage({ schoolId, query }: PeoplePageProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const api = useApi();
  // Without them the list can still be read: they are only one of its filters.
  const groups = useQuery(memberGroupsQuery(api, { schoolId, lang: language })).data?.items ?? [];
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...membersQuery(api, memberParams(schoolId, query, language)),
    placeholderData: keepPreviousData,
  });
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  const change = (part: Partial<PeopleQuery>) =>
    void navigate({
      href: peopleHref(schoolId, { ...query, ...part, at: '' }),
      replace: 'keyword' in part,
      resetScroll: false,
    });
  return (
    <ManagePage
      title={t({ message: 'Members', comment: 'Page for those who run a school' })}
      text={t`Members of the school, their roles and who is disabled.`}
      actions={
        <>
          <ExportButton query={query} />
          <LinkButton
            variant="primary"
            icon={UserPlusIcon}
            href={peopleHref(schoolId, { view: 'invitations' })}
          >
            {t`Invite people`}
          </LinkButton>
        </>
      }
      tabs={<PeopleTabs schoolId={schoolId} view="members" />}
    >
      <div className={styles.part}>
        <MemberFilters query={query} groups={groups} onChange={change} />
        <Text tone="muted" isNumeric role="status" className={styles.count}>
          {data === undefined
            ? null
            : data.totalIsExact
              ? t`${plural(total, { one: `${totalText} member`, other: `${totalText} members` })}`
              : t({ message: `More than ${totalText} members`, comment: 'The number is 1,000' })}
        </Text>
        <MemberTable
          schoolId={schoolId}
          listKey={peopleHref(schoolId, query)}
          members={data?.items ?? []}
          sort={query.sort}
          onSort={(sort) => change({ sort })}
          isLoading={isPlaceholderData || (isFetching && !data)}
          empty={data ? <NoMembers schoolId={schoolId} query={query} total={total} /> : undefined}
          error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
        />
        <ListSteps list={data} hrefFor={(at) => peopleHref(schoolId, { ...query, at })} />
      </div>
    </ManagePage>
  );
}

/** Nobody at all cannot be: the viewer is a member. So it is the filters, or a page too far. */
function NoMembers({ schoolId, query, total }: { schoolId: string; query: PeopleQuery; total: number }) {
  const { t } = useLingui();
  if (total > 0) return <PastEnd firstHref={peopleHref(schoolId, { ...query, at: '' })} />;
  return (
    <EmptyState
      kind="filtered"
      headingLevel={2}
      title={t`No members match these filters`}
      action={
        isFiltered(query) ? (
          <LinkButton href={peopleHref(schoolId, { view: 'members' })}>{t`Show all members`}</LinkButton>
        ) : undefined
      }
    />
  );
}
