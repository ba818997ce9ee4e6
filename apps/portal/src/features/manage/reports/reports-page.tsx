import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { postReportsQuery } from '@stoa/api/community.queries';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { RowList } from '@stoa/ui/row-list';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { StaleRegion } from '@stoa/ui/stale-region';
import { Text } from '@stoa/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { communityHref } from '../../../shared/community/community-links.ts';
import { formatNumber } from '../../../shared/format.ts';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { ManagePage } from '../manage-page.tsx';
import { REPORTS_TITLE } from '../titles.ts';
import { ReportItem } from './report-item.tsx';
import { REPORT_STATUSES, reportsHref, reportsParams, type ReportsQuery } from './reports-search.ts';
import * as styles from '../manage.css.ts';

/** Posts and replies that people reported: they stay, or are removed. */
export function ReportsPage({ schoolId, query }: { schoolId: string; query: ReportsQuery }) {
  useWords('community');
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...postReportsQuery(useApi(), reportsParams(schoolId, query, language)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  const statuses = {
    open: t({ message: 'To decide', context: 'reports', comment: 'Filter: nobody has decided yet' }),
    kept: t({ message: 'Kept', context: 'reports', comment: 'Filter: it was decided that they stay' }),
  };
  return (
    <ManagePage
      title={i18n._(REPORTS_TITLE)}
      text={t`Posts and replies that someone reported. Keep them, or remove them: their author is told why.`}
      actions={
        <LinkButton href={communityHref(schoolId)}>
          {t({ message: 'Open the community', comment: 'Button: leads to the posts of a school' })}
        </LinkButton>
      }
    >
      <div className={styles.filters}>
        <div className={styles.actions}>
          <ChoiceMenu
            text={statuses[query.status]}
            choices={REPORT_STATUSES.map((value) => ({ value, label: statuses[value] }))}
            value={query.status}
            onChange={(status) =>
              void navigate({ href: reportsHref(schoolId, { status }), resetScroll: false })
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
              {data.items.map((entry) => (
                <ReportItem key={entry.id} schoolId={schoolId} entry={entry} />
              ))}
            </RowList>
          ) : (
            <EmptyState
              title={query.status === 'open' ? t`Nothing to decide` : t`Nothing kept yet`}
              action={
                query.cursor ? (
                  <Button
                    onPress={() => void navigate({ href: reportsHref(schoolId, { status: query.status }) })}
                  >
                    {t({ message: 'Back to the start of the list', comment: 'Button' })}
                  </Button>
                ) : undefined
              }
            >
              {t`What people report in the community and in classes comes here.`}
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
