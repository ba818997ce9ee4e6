import { useLingui } from '@lingui/react/macro';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import { articlesQuery, sectionArticlesQuery, sectionTreeQuery } from '@stoa/api/knowledge.queries';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { Button, LinkButton } from '@stoa/ui/button';
import { CardGrid } from '@stoa/ui/card-grid';
import { Drawer } from '@stoa/ui/drawer';
import { EmptyState } from '@stoa/ui/empty-state';
import { PageHeader } from '@stoa/ui/page-header';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { StaleRegion } from '@stoa/ui/stale-region';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { hrefTo, schoolHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { SORT_MESSAGES } from '../../shared/filter-messages.ts';
import { sectionHref } from '../../shared/knowledge/knowledge-links.ts';
import { flatten } from '../../shared/knowledge/section-tree.ts';
import { SubscribeButton } from '../../shared/knowledge/subscribe-button.tsx';
import { SortMenu } from '../../shared/list-menus.tsx';
import { ListPages } from '../../shared/list-pages.tsx';
import { ProblemInPlace } from '../../shared/problem-in-place.tsx';
import { ResourceCardView } from '../../shared/resource-card-view.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { articlesParams, knowledgeAddress } from './knowledge-address.ts';
import { ARTICLE_SORTS, type KnowledgeQuery } from './knowledge-search.ts';
import { KNOWLEDGE_TITLE } from './knowledge-title.ts';
import * as styles from './knowledge.css.ts';
import { SectionNav } from './section-nav.tsx';
import { SubscriptionList } from './subscription-list.tsx';

/** The articles of a school in its sections, or of one section; and what somebody subscribed to. */
export function KnowledgePage({
  schoolId,
  sectionId,
  query,
}: {
  schoolId: string;
  sectionId: string | undefined;
  query: KnowledgeQuery;
}) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { status } = useSession();
  const { data: layout } = useSuspenseQuery(portalLayoutQuery(api, { schoolId, lang: language }));
  const { data: tree } = useSuspenseQuery(sectionTreeQuery(api, { schoolId, lang: language }));
  const placed = flatten(tree.items).find(({ section }) => section.id === sectionId);
  const section = placed?.section;
  const isList = query.view === 'subscriptions';
  const subscriptions = t({
    message: 'Your subscriptions',
    context: 'knowledge',
    comment: 'Sections and articles',
  });
  const title = isList ? subscriptions : (section?.name ?? i18n._(KNOWLEDGE_TITLE));
  useTitle(title, layout.school.name);
  const way = [
    ...(section || isList
      ? [{ id: 'knowledge', label: i18n._(KNOWLEDGE_TITLE), href: sectionHref(schoolId) }]
      : []),
    ...(section?.path ?? []).map(({ id, name }) => ({ id, label: name, href: sectionHref(schoolId, id) })),
  ];
  const sectionsTitle = t({
    message: 'Sections',
    context: 'knowledge',
    comment: 'Of the articles of a school',
  });
  const hasSections = tree.items.length > 0;
  const nav = (
    <SectionNav
      schoolId={schoolId}
      nodes={tree.items}
      articleCount={tree.articleCount}
      currentId={isList ? undefined : sectionId}
    />
  );
  return (
    <div className={styles.layout}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: layout.school.name, href: schoolHref(schoolId) },
          ...way,
          { id: 'page', label: title },
        ]}
      />
      <div className={styles.head}>
        <PageHeader
          title={title}
          text={
            isList
              ? t`You are notified of new and updated articles in what you subscribed to.`
              : section
                ? section.summary
                : t`Articles of this school. Subscribe to be notified of new ones.`
          }
        />
        <div className={styles.actions}>
          {isList ? (
            <LinkButton href={hrefTo({ to: '/account/notifications' })}>
              {t({ message: 'Notification settings', comment: 'Button: leads to what one is told, and how' })}
            </LinkButton>
          ) : (
            <>
              <SubscribeButton
                key={sectionId ?? schoolId}
                schoolId={schoolId}
                target={
                  section
                    ? { targetType: 'section', targetId: section.id }
                    : { targetType: 'knowledge', targetId: schoolId }
                }
                subscribed={section ? section.subscribed : tree.subscribed}
              />
              {status === 'signedIn' ? (
                <LinkButton
                  variant="quiet"
                  href={knowledgeAddress(schoolId, undefined, { view: 'subscriptions' })}
                >
                  {subscriptions}
                </LinkButton>
              ) : null}
            </>
          )}
        </div>
      </div>
      {isList ? (
        <SubscriptionList schoolId={schoolId} />
      ) : hasSections ? (
        <div className={styles.columns}>
          <div className={styles.opener}>
            <Button icon={ListBulletsIcon} onPress={() => setOpen(true)}>
              {sectionsTitle}
            </Button>
          </div>
          <aside className={styles.side} aria-label={sectionsTitle}>
            {nav}
          </aside>
          <Articles schoolId={schoolId} sectionId={sectionId} query={query} />
          <Drawer isOpen={isOpen} onClose={() => setOpen(false)} side="start" title={sectionsTitle}>
            {nav}
          </Drawer>
        </div>
      ) : (
        <Articles schoolId={schoolId} sectionId={sectionId} query={query} />
      )}
    </div>
  );
}

function Articles({
  schoolId,
  sectionId,
  query,
}: {
  schoolId: string;
  sectionId: string | undefined;
  query: KnowledgeQuery;
}) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const params = articlesParams(schoolId, query, useLanguage());
  const all = useQuery({
    ...articlesQuery(api, params),
    enabled: sectionId === undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const own = useQuery({
    ...sectionArticlesQuery(api, { ...params, sectionId: sectionId ?? '' }),
    enabled: sectionId !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data, error, isPlaceholderData, refetch } = sectionId === undefined ? all : own;
  const href = (part: Partial<KnowledgeQuery>) =>
    knowledgeAddress(schoolId, sectionId, { ...query, ...part });
  if (!data)
    return error ? (
      <ProblemInPlace error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRegion>
        <SkeletonRows count={6} />
      </SkeletonRegion>
    );
  if (data.items.length === 0)
    return (
      <EmptyState
        title={query.page > 1 ? t`There are no more articles` : t`No articles here yet`}
        action={
          query.page > 1 ? (
            <LinkButton href={href({ page: 1 })}>
              {t({ message: 'Back to the start of the list', comment: 'Button' })}
            </LinkButton>
          ) : sectionId !== undefined ? (
            <LinkButton href={sectionHref(schoolId)}>{t`All articles of the school`}</LinkButton>
          ) : undefined
        }
      >
        {query.page > 1 ? null : t`Subscribe to be notified of new articles.`}
      </EmptyState>
    );
  return (
    <StaleRegion isStale={isPlaceholderData} className={styles.main}>
      <div className={styles.actions}>
        <SortMenu
          choices={ARTICLE_SORTS.map((value) => ({ value, label: i18n._(SORT_MESSAGES[value]) }))}
          value={query.sort}
          onChange={(sort) => void navigate({ href: href({ sort, page: 1 }), resetScroll: false })}
        />
      </div>
      <CardGrid
        perLine={3}
        label={t({ message: 'Articles', context: 'knowledge', comment: 'Name of a list' })}
      >
        {data.items.map((card) => (
          <ResourceCardView key={card.id} card={card} headingLevel={2} />
        ))}
      </CardGrid>
      <ListPages page={query.page} list={data} hrefFor={(page) => href({ page })} />
    </StaleRegion>
  );
}
