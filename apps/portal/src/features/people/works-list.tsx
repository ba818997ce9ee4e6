import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LinkButton } from '@stoa/ui/button';
import { CardGrid } from '@stoa/ui/card-grid';
import { EmptyState } from '@stoa/ui/empty-state';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { StaleRegion } from '@stoa/ui/stale-region';
import { useNavigate } from '@tanstack/react-router';
import { hrefTo } from '../../app/links.ts';
import { useSession } from '../../app/session.tsx';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { ListPages } from '../../shared/list-pages.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { ResourceCardView } from '../../shared/resource-card-view.tsx';
import * as styles from './people.css.ts';
import type { TabProps } from './dynamics-list.tsx';
import { tabHref } from './space-address.ts';
import { worksPage } from './space-queries.ts';
import { WORK_KINDS, type SpaceSearch, type WorkKind } from './space-search.ts';

/** Nothing was published: who may publish is taken there, everybody else is told what would stand here. */
function NoWorks({ schoolId, isSelf }: Pick<TabProps, 'schoolId' | 'isSelf'>) {
  const { t } = useLingui();
  const session = useSession();
  const mayPublish = session.viewer?.memberships.some(
    (one) => one.schoolId === schoolId && one.operations.includes('CLASS_MANAGEMENT'),
  );
  return (
    <EmptyState
      title={t`Nothing published here yet`}
      action={
        isSelf && mayPublish ? (
          <LinkButton href={hrefTo({ to: '/manage/$schoolId/content', params: { schoolId } })}>
            {t({
              message: 'Create content',
              comment: 'Link to the courses, articles and other contents of a school',
            })}
          </LinkButton>
        ) : (
          <LinkButton href={hrefTo({ to: '/portal/$schoolId/search', params: { schoolId } })}>
            {t`Search the school`}
          </LinkButton>
        )
      }
    >
      {isSelf ? t`Courses, videos, articles and exams that you publish in this school appear here.` : null}
    </EmptyState>
  );
}

/** What somebody published, of one kind at a time. */
export function WorksList({
  schoolId,
  userId,
  isSelf,
  kind,
  page,
}: TabProps & Pick<SpaceSearch, 'kind' | 'page'>) {
  const { t } = useLingui();
  const lang = useLanguage();
  const navigate = useNavigate();
  const query = useQuery({
    ...worksPage(useApi(), { schoolId, userId, lang }, { kind, page }),
    placeholderData: keepPreviousData,
  });
  const owner = isSelf ? undefined : userId;
  const labels: Record<WorkKind, string> = {
    courses: t({ message: 'Courses', comment: 'Kind of works' }),
    videos: t({ message: 'Videos', comment: 'Kind of works' }),
    knowledge: t({ message: 'Articles', comment: 'Kind of works' }),
    exams: t({ message: 'Exams', comment: 'Kind of works' }),
  };
  return (
    <div className={styles.list}>
      <div>
        <SegmentedControl
          label={t({ message: 'Kinds of works', comment: 'Name of the row of links' })}
          segments={WORK_KINDS.map((one) => ({ value: one, label: labels[one] }))}
          value={kind}
          onChange={(one) =>
            void navigate({
              href: tabHref(schoolId, 'works', { userId: owner, kind: one }),
              resetScroll: false,
            })
          }
        />
      </div>
      <Loaded query={query} rows={4}>
        {(list) =>
          list.items.length === 0 ? (
            <NoWorks schoolId={schoolId} isSelf={isSelf} />
          ) : (
            <StaleRegion isStale={query.isPlaceholderData} className={styles.list}>
              <CardGrid label={labels[kind]}>
                {list.items.map((card) => (
                  <ResourceCardView key={card.id} card={card} headingLevel={2} />
                ))}
              </CardGrid>
              <ListPages
                page={page}
                list={list}
                hrefFor={(number) => tabHref(schoolId, 'works', { userId: owner, kind, page: number })}
              />
            </StaleRegion>
          )
        }
      </Loaded>
    </div>
  );
}
