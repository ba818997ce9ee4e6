import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { postReportsQuery } from '@stoa/api/community.queries';
import { spaceReportsQuery } from '@stoa/api/safety.queries';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { RowList } from '@stoa/ui/row-list';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { StaleRegion } from '@stoa/ui/stale-region';
import { Text } from '@stoa/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../../app/services.ts';
import { useSession } from '../../../app/session.tsx';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { communityHref } from '../../../shared/community/community-links.ts';
import { formatNumber } from '../../../shared/format.ts';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { ManagePage } from '../manage-page.tsx';
import { REPORTS_TITLE } from '../titles.ts';
import { operationsIn } from '../workspace/manage-pages.ts';
import { ReportItem } from './report-item.tsx';
import {
  REPORT_STATUSES,
  REPORTED,
  reportsHref,
  reportsParams,
  spaceReportsParams,
  type ReportsQuery,
} from './reports-search.ts';
import { SpaceReportItem } from './space-report-item.tsx';
import * as styles from '../manage.css.ts';

/** Posts, replies and personal spaces that people reported, and what becomes of them. */
export function ReportsPage({ schoolId, query }: { schoolId: string; query: ReportsQuery }) {
  useMessages('community');
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const api = useApi();
  const { viewer } = useSession();
  const isOfSpaces = query.about === 'spaces';
  const shared = { placeholderData: keepPreviousData, retry: false } as const;
  const posts = useQuery({
    ...postReportsQuery(api, reportsParams(schoolId, query, language)),
    ...shared,
    enabled: !isOfSpaces,
  });
  const spaces = useQuery({
    ...spaceReportsQuery(api, spaceReportsParams(schoolId, query, language)),
    ...shared,
    enabled: isOfSpaces,
  });
  const { data, error, isPlaceholderData, refetch } = isOfSpaces ? spaces : posts;
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  const statuses = {
    open: t({ message: 'To decide', context: 'reports', comment: 'Filter: nobody has decided yet' }),
    kept: isOfSpaces
      ? t({ message: 'Decided', context: 'reports', comment: 'Filter: somebody has decided' })
      : t({ message: 'Kept', context: 'reports', comment: 'Filter: it was decided that they stay' }),
  };
  const kinds = {
    posts: t({ message: 'Posts and replies', context: 'reports', comment: 'Filter: what was reported' }),
    spaces: t({ message: 'People', context: 'reports', comment: 'Filter: personal spaces were reported' }),
  };
  return (
    <ManagePage
      title={i18n._(REPORTS_TITLE)}
      text={
        isOfSpaces
          ? t`Personal spaces that someone reported. Whoever is warned is told why.`
          : t`Posts and replies that someone reported. Keep them, or remove them: their author is told why.`
      }
      actions={
        <LinkButton href={communityHref(schoolId)}>
          {t({ message: 'Open the community', comment: 'Button: leads to the posts of a school' })}
        </LinkButton>
      }
    >
      <div className={styles.filters}>
        <div className={styles.actions}>
          {operationsIn(viewer, schoolId).can('FEEDBACK_HANDLING') ? (
            <ChoiceMenu
              text={kinds[query.about]}
              choices={REPORTED.map((value) => ({ value, label: kinds[value] }))}
              value={query.about}
              onChange={(about) =>
                void navigate({ href: reportsHref(schoolId, { about }), resetScroll: false })
              }
            />
          ) : null}
          <ChoiceMenu
            text={statuses[query.status]}
            choices={REPORT_STATUSES.map((value) => ({ value, label: statuses[value] }))}
            value={query.status}
            onChange={(status) =>
              void navigate({
                href: reportsHref(schoolId, { about: query.about, status }),
                resetScroll: false,
              })
            }
          />
        </div>
        <Text tone="muted" isNumeric role="status" className={styles.count}>
          {data ? t`${plural(total, { one: `${totalText} entry`, other: `${totalText} entries` })}` : null}
        </Text>
      </div>
      {data ? (
        <StaleRegion isStale={isPlaceholderData}>
          {data.items.length > 0 ? (
            <RowList aria-label={i18n._(REPORTS_TITLE)}>
              {isOfSpaces
                ? spaces.data?.items.map((entry) => (
                    <SpaceReportItem key={entry.id} schoolId={schoolId} entry={entry} />
                  ))
                : posts.data?.items.map((entry) => (
                    <ReportItem key={entry.id} schoolId={schoolId} entry={entry} />
                  ))}
            </RowList>
          ) : (
            <EmptyState
              title={
                query.status === 'open'
                  ? t`Nothing to decide`
                  : isOfSpaces
                    ? t`Nothing decided yet`
                    : t`Nothing kept yet`
              }
              action={
                query.cursor ? (
                  <Button
                    onPress={() => void navigate({ href: reportsHref(schoolId, { ...query, cursor: '' }) })}
                  >
                    {t({ message: 'Back to the start of the list', comment: 'Button' })}
                  </Button>
                ) : undefined
              }
            >
              {isOfSpaces
                ? t`Spaces that people report come here.`
                : t`What people report in the community and in classes comes here.`}
            </EmptyState>
          )}
          <ListSteps list={data} hrefFor={(cursor) => reportsHref(schoolId, { ...query, cursor })} />
        </StaleRegion>
      ) : error ? (
        <ProblemInPlace error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRegion>
          <SkeletonRows count={4} />
        </SkeletonRegion>
      )}
    </ManagePage>
  );
}
