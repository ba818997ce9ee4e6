import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ResourceType } from '@stoa/api/enums';
import { LinkButton } from '@stoa/ui/button';
import { CardGrid } from '@stoa/ui/card-grid';
import { EmptyState } from '@stoa/ui/empty-state';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { StaleRegion } from '@stoa/ui/stale-region';
import { Text } from '@stoa/ui/text';
import { entriesHref } from '../../app/links.ts';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatMinutes, formatNumber } from '../../shared/format.ts';
import { ListPages } from '../../shared/list-pages.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { ResourceCardView } from '../../shared/resource-card-view.tsx';
import * as styles from './people.css.ts';
import type { TabProps } from './dynamics-list.tsx';
import { tabHref } from './space-address.ts';
import { studiesPage } from './space-queries.ts';
import { STUDY_STATUSES, type SpaceSearch, type StudyStatus } from './space-search.ts';

/** What somebody learns, with how far they are. */
export function StudyList({
  schoolId,
  userId,
  isSelf,
  status,
  page,
}: TabProps & Pick<SpaceSearch, 'status' | 'page'>) {
  const { t } = useLingui();
  const lang = useLanguage();
  const navigate = useNavigate();
  const query = useQuery({
    ...studiesPage(useApi(), { schoolId, userId, lang }, { status, page }),
    placeholderData: keepPreviousData,
  });
  const owner = isSelf ? undefined : userId;
  const labels: Record<StudyStatus, string> = {
    all: t({ message: 'All', comment: 'Classes of any state' }),
    learning: t({ message: 'In progress', comment: 'Classes that are not finished' }),
    completed: t({ message: 'Completed', comment: 'Classes that are finished' }),
  };
  return (
    <div className={styles.list}>
      <div>
        <SegmentedControl
          label={t({ message: 'State of the classes', comment: 'Name of the row of links' })}
          segments={STUDY_STATUSES.map((one) => ({ value: one, label: labels[one] }))}
          value={status}
          onChange={(one) =>
            void navigate({
              href: tabHref(schoolId, 'learningProcess', { userId: owner, status: one }),
              resetScroll: false,
            })
          }
        />
      </div>
      <Loaded query={query} rows={4}>
        {(list) => {
          const learned = formatMinutes(list.learnedMinutes, lang);
          return list.items.length === 0 ? (
            <EmptyState
              title={t`No classes here yet`}
              action={
                isSelf && status === 'all' ? (
                  <LinkButton href={entriesHref(schoolId, { type: ResourceType.Class })}>
                    {t`Find a class`}
                  </LinkButton>
                ) : undefined
              }
            />
          ) : (
            <StaleRegion isStale={query.isPlaceholderData} className={styles.list}>
              <Text tone="muted">{t`${learned} of lessons done`}</Text>
              <CardGrid label={labels[status]}>
                {list.items.map(({ resource, progress: { completed, total } }) => {
                  const done = formatNumber(completed, lang);
                  const all = formatNumber(total, lang);
                  return (
                    <ResourceCardView
                      key={resource.id}
                      card={resource}
                      headingLevel={2}
                      progress={{
                        value: total === 0 ? 0 : completed / total,
                        label: t`Progress`,
                        text: t`${done} of ${all} lessons done`,
                      }}
                    />
                  );
                })}
              </CardGrid>
              <ListPages
                page={page}
                list={list}
                hrefFor={(number) =>
                  tabHref(schoolId, 'learningProcess', { userId: owner, status, page: number })
                }
              />
            </StaleRegion>
          );
        }}
      </Loaded>
    </div>
  );
}
