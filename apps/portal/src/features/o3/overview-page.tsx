import { useLingui } from '@lingui/react/macro';
import { o3OverviewQuery, o3TagsQuery } from '@stoa/api/o3.queries';
import type { O3Card, O3Kind } from '@stoa/api/schema';
import { CardGrid } from '@stoa/ui/card-grid';
import { EmptyState } from '@stoa/ui/empty-state';
import { LinkButton } from '@stoa/ui/button';
import { LinkPills } from '@stoa/ui/link-pills';
import { PageHeader } from '@stoa/ui/page-header';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { schoolHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { cx } from '../../shared/cx.ts';
import { padded, page } from '../../shared/page.css.ts';
import { SectionHeader } from '../../shared/section-header.tsx';
import { O3_LISTS, o3KindHref, o3ListHref } from './o3-address.ts';
import { O3CardView } from '../../shared/o3/o3-card-view.tsx';
import { O3_KIND_MESSAGES } from '../../shared/o3/o3-kinds.ts';
import { AREA_TITLE } from './o3-messages.ts';
import * as styles from './o3.css.ts';

const TAGS_SHOWN = 16;
const FIRST_SCREEN = 3;

/** The o3 area of a school (R05): what it begins with, and some of each kind. */
export function OverviewPage({ schoolId }: { schoolId: string }) {
  const { t, i18n } = useLingui();
  const { data } = useSuspenseQuery(o3OverviewQuery(useApi(), { schoolId, lang: useLanguage() }));
  const { banner, projects, courses, cases, tools, scenarios } = data;
  const isEmpty = [projects, courses, cases, tools, scenarios].every((cards) => cards.length === 0);
  return (
    <div className={cx(page, padded)}>
      <PageHeader
        title={i18n._(AREA_TITLE)}
        text={t`Learn to plan and to use the everyday tools of projects: by courses, true cases and scenarios to work through.`}
      />
      {isEmpty ? (
        <EmptyState
          title={t`There is nothing here yet`}
          action={<LinkButton href={schoolHref(schoolId)}>{t`Go to the school’s home page`}</LinkButton>}
        />
      ) : (
        <div className={styles.bands}>
          {banner.length > 0 ? (
            <section className={styles.band}>
              <SectionHeader
                title={t({ message: 'Begin here', comment: 'Heading above what a school recommends' })}
              />
              <CardGrid perLine={3}>
                {banner.map((card, index) => (
                  <O3CardView key={card.id} card={card} isImagePriority={index < FIRST_SCREEN} />
                ))}
              </CardGrid>
            </section>
          ) : null}
          <PageSection schoolId={schoolId} kind="scenario" cards={scenarios} />
          <PageSection schoolId={schoolId} kind="tool" cards={tools} />
          <PageSection schoolId={schoolId} kind="project" cards={projects} />
          <PageSection schoolId={schoolId} kind="course" cards={courses} />
          <PageSection schoolId={schoolId} kind="case" cards={cases} />
          <Tags schoolId={schoolId} />
        </div>
      )}
    </div>
  );
}

/** Some of a kind, with the way to all. */
export function PageSection({
  schoolId,
  kind,
  cards,
}: {
  schoolId: string;
  kind: O3Kind;
  cards: readonly O3Card[];
}) {
  const { i18n } = useLingui();
  if (cards.length === 0) return null;
  const name = i18n._(O3_KIND_MESSAGES[kind].many);
  return (
    <section className={styles.band}>
      <SectionHeader title={name} moreHref={o3KindHref(schoolId, kind)} />
      <CardGrid perLine={4} label={name}>
        {cards.map((card) => (
          <O3CardView key={card.id} card={card} />
        ))}
      </CardGrid>
    </section>
  );
}

function Tags({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(o3TagsQuery(useApi(), { schoolId, lang: useLanguage() }));
  const links = (data?.items ?? []).slice(0, TAGS_SHOWN).map(({ tag }) => ({
    id: tag,
    text: tag,
    href: o3ListHref(schoolId, O3_LISTS.all, { tag }),
  }));
  if (links.length === 0) return null;
  return (
    <section className={styles.band}>
      <SectionHeader
        title={t({ message: 'Topics', context: 'o3', comment: 'Heading above words that narrow a list' })}
      />
      <LinkPills links={links} label={t({ message: 'Topics', context: 'o3' })} />
    </section>
  );
}
