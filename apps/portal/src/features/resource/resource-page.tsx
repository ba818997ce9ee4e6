import { useLingui } from '@lingui/react/macro';
import type { ResourceDetail } from '@stoa/api/schema';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { CardGrid } from '@stoa/ui/card-grid';
import { lazy, Suspense } from 'react';
import { entriesHref, schoolHref } from '../../app/links.ts';
import { cx } from '../../shared/cx.ts';
import { padded, page } from '../../shared/page.css.ts';
import { ResourceCardView } from '../../shared/resource-card-view.tsx';
import { RESOURCE_KINDS } from '../../shared/resource-kinds.ts';
import { SectionHeader } from '../../shared/section-header.tsx';
import { sectionHref } from '../../shared/knowledge/knowledge-links.ts';
import { DetailView } from './detail-views.tsx';
import { ResourceHeader } from './resource-header.tsx';

/** What few readers reach for: it is loaded beside the article. */
const ArticleSubscription = lazy(async () => ({
  default: (await import('../../shared/knowledge/article-subscription.tsx')).ArticleSubscription,
}));

/** An article to read, or what an exam, a live session or a topic is about. */
export function ResourcePage({ detail, schoolId }: { detail: ResourceDetail; schoolId: string }) {
  const { t, i18n } = useLingui();
  const { card } = detail;
  const related = 'related' in detail ? detail.related : [];
  return (
    <article className={cx(page, padded)}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: t`Home`, href: schoolHref(schoolId) },
          {
            id: 'type',
            label: i18n._(RESOURCE_KINDS[card.type].many),
            href: entriesHref(schoolId, { type: card.type }),
          },
          ...('sectionPath' in detail ? detail.sectionPath : []).map(({ id, name }) => ({
            id,
            label: name,
            href: sectionHref(schoolId, id),
          })),
          { id: 'page', label: card.title },
        ]}
      />
      <ResourceHeader card={card} categories={'categories' in detail ? detail.categories : []} />
      <DetailView detail={detail} />
      {detail.kind === 'article' ? (
        <Suspense>
          <ArticleSubscription schoolId={schoolId} articleId={card.id} />
        </Suspense>
      ) : null}
      {related.length > 0 ? (
        <section aria-labelledby="related">
          <SectionHeader
            title={t({ message: 'Related', comment: 'Heading over related resources' })}
            id="related"
          />
          <CardGrid perLine={4} phone="rail">
            {related.map((item) => (
              <ResourceCardView key={item.id} card={item} />
            ))}
          </CardGrid>
        </section>
      ) : null}
    </article>
  );
}
