import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { isApiProblem } from '@stoa/api/error';
import { resourcesQuery } from '@stoa/api/resource.queries';
import type { ResourceType } from '@stoa/api/enums';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { LinkButton } from '@stoa/ui/button';
import { CardGrid } from '@stoa/ui/card-grid';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { StaleRegion } from '@stoa/ui/stale-region';
import { SkeletonCard, SkeletonRegion } from '@stoa/ui/skeleton';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { schoolHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { cx } from '../../shared/cx.ts';
import { formatNumber } from '../../shared/format.ts';
import { ListPages } from '../../shared/list-pages.tsx';
import { page } from '../../shared/page.css.ts';
import { ProblemInPlace } from '../../shared/problem-in-place.tsx';
import { ResourceCardView } from '../../shared/resource-card-view.tsx';
import { kindOf } from '../../shared/resource-kinds.ts';
import { useTitle } from '../../shared/use-title.ts';
import { ListControls } from './list-controls.tsx';
import { listHref, listParams } from './more-address.ts';
import type { ListQuery } from './more-search.ts';
import * as styles from './more.css.ts';
import { usePerLine } from './use-per-line.ts';

const SKELETONS = 8;
const FIRST_SCREEN = 4;

/** The whole list behind a block, or of a type of resources. */
export function ResourceListPage({
  schoolId,
  schoolName,
  query,
}: {
  schoolId: string;
  schoolName: string;
  query: ListQuery;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const [perLine, setPerLine] = usePerLine();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...resourcesQuery(useApi(), listParams(schoolId, query, language)),
    placeholderData: keepPreviousData,
  });
  const typeName = useTypeName(query.type);
  const title = data?.title ?? typeName;
  useTitle(title, schoolName);
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  if (error && isApiProblem(error) && error.code === 'NOT_FOUND') return <NoSuchList schoolId={schoolId} />;
  return (
    <div className={cx(page, styles.layout)}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: t`Home`, href: schoolHref(schoolId) },
          { id: 'page', label: title },
        ]}
      />
      <div className={styles.head}>
        <Heading level={1} size="3xl">
          <UserText>{title}</UserText>
        </Heading>
        <Text role="status" tone="muted" isNumeric className={styles.count}>
          {data ? t`${plural(total, { one: `${totalText} entry`, other: `${totalText} entries` })}` : null}
        </Text>
      </div>
      <ListControls schoolId={schoolId} query={query} perLine={perLine} onPerLine={setPerLine} />
      {data ? (
        <StaleRegion isStale={isPlaceholderData} className={styles.list}>
          {data.items.length > 0 ? (
            <CardGrid perLine={perLine} label={title}>
              {data.items.map((card, index) => (
                <ResourceCardView
                  key={card.id}
                  card={card}
                  headingLevel={2}
                  isImagePriority={index < FIRST_SCREEN}
                />
              ))}
            </CardGrid>
          ) : (
            <NoEntries schoolId={schoolId} query={query} total={total} />
          )}
          <ListPages
            page={query.page}
            list={data}
            hrefFor={(page) => listHref(schoolId, { ...query, page })}
          />
        </StaleRegion>
      ) : error ? (
        <ProblemInPlace error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRegion>
          <CardGrid perLine={perLine}>
            {Array.from({ length: SKELETONS }, (_, index) => (
              <SkeletonCard key={index} />
            ))}
          </CardGrid>
        </SkeletonRegion>
      )}
    </div>
  );
}

function useTypeName(type: ResourceType): string {
  const { t, i18n } = useLingui();
  const kind = kindOf(type);
  return kind
    ? i18n._(kind.many)
    : t({ message: 'All entries', comment: 'Title of a list of all courses, classes, articles and so on' });
}

/** Nothing at all, nothing with this filter, or a page too far. */
function NoEntries({ schoolId, query, total }: { schoolId: string; query: ListQuery; total: number }) {
  const { t } = useLingui();
  if (total > 0) {
    return (
      <EmptyState
        title={t`This page does not exist`}
        action={
          <LinkButton href={listHref(schoolId, { ...query, page: 1 })}>{t`Go to first page`}</LinkButton>
        }
      />
    );
  }
  if (query.zone !== '0') {
    return (
      <EmptyState
        kind="filtered"
        title={t`No data`}
        action={
          <LinkButton
            href={listHref(schoolId, { ...query, zone: '0', page: 1 })}
          >{t`Clear filters`}</LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t`No data`}
      action={<LinkButton href={schoolHref(schoolId)}>{t`Go to the school’s home page`}</LinkButton>}
    />
  );
}

/** A block that was taken off its page since the link was made. */
function NoSuchList({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const title = t`This list no longer exists`;
  useTitle(title);
  const everything = listHref(schoolId, {
    blockId: undefined,
    type: 0,
    sort: undefined,
    zone: '0',
    page: 1,
  });
  return (
    <div className={cx(page, styles.layout, styles.gone)}>
      <Heading level={1} size="2xl">
        {title}
      </Heading>
      <Text tone="muted">{t`The school has removed it, or the address is mistyped.`}</Text>
      <LinkButton href={everything}>{t`Show all entries`}</LinkButton>
    </div>
  );
}
