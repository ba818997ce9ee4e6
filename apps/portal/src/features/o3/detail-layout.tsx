import { useLingui } from '@lingui/react/macro';
import type { O3Card, RichTextDocument } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { CardGrid } from '@stoa/ui/card-grid';
import { Heading } from '@stoa/ui/heading';
import { Image } from '@stoa/ui/image';
import { LinkPills } from '@stoa/ui/link-pills';
import { RichText } from '@stoa/ui/rich-text';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import type { ReactNode } from 'react';
import { schoolHref } from '../../app/links.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { directionOf, toTag } from '../../i18n/languages.ts';
import { cx } from '../../shared/cx.ts';
import { padded, page } from '../../shared/page.css.ts';
import { SectionHeader } from '../../shared/section-header.tsx';
import { O3_LISTS, o3Href, o3KindHref, o3ListHref } from './o3-address.ts';
import { O3CardView, usePeopleText } from '../../shared/o3/o3-card-view.tsx';
import { O3_KIND_MESSAGES } from '../../shared/o3/o3-kinds.ts';
import { AREA_TITLE } from './o3-messages.ts';
import * as styles from './o3.css.ts';

/** The language of a card's texts where it is not the page's. */
export function useForeign({ lang }: O3Card): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return lang === useLanguage() ? {} : { lang: toTag(lang), dir: directionOf(lang) };
}

interface DetailLayoutProps {
  schoolId: string;
  card: O3Card;
  related: readonly O3Card[];
  /** Below the summary: what can be done. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What all details have: where one is, the title with its picture, and what belongs to it. */
export function DetailLayout({ schoolId, card, related, actions, children }: DetailLayoutProps) {
  const { t, i18n } = useLingui();
  const { lang } = useForeign(card);
  const kind = O3_KIND_MESSAGES[card.kind];
  const people = usePeopleText(card.peopleCount);
  return (
    <article className={cx(page, padded)}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: t`Home`, href: schoolHref(schoolId) },
          { id: 'area', label: i18n._(AREA_TITLE), href: o3Href(schoolId) },
          { id: 'kind', label: i18n._(kind.many), href: o3KindHref(schoolId, card.kind) },
          { id: 'page', label: card.title },
        ]}
      />
      <header className={styles.title}>
        <div className={styles.words}>
          <Badge tone="primary">{i18n._(kind.one)}</Badge>
          <Heading level={1} size="4xl" lang={lang}>
            <UserText>{card.title}</UserText>
          </Heading>
          <Text size="lg" tone="muted" lang={lang}>
            <UserText>{card.summary}</UserText>
          </Text>
          <LinkPills
            label={t({ message: 'Topics', context: 'o3' })}
            links={card.tags.map((tag) => ({
              id: tag,
              text: tag,
              href: o3ListHref(schoolId, O3_LISTS.all, { tag }),
            }))}
          />
          {people ? (
            <Text size="sm" tone="muted" isNumeric>
              {people}
            </Text>
          ) : null}
          {actions}
        </div>
        <Surface radius="lg" className={styles.cover}>
          <Image src={card.coverUrl} alt="" seed={card.id} ratio={16 / 9} isPriority />
        </Surface>
      </header>
      <div className={styles.bands}>
        {children}
        <Cards title={t`Related`} cards={related} />
      </div>
    </article>
  );
}

/** Other cards under a heading. */
export function Cards({ title, cards }: { title: string; cards: readonly O3Card[] }) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.band}>
      <SectionHeader title={title} />
      <CardGrid perLine={4} label={title}>
        {cards.map((card) => (
          <O3CardView key={card.id} card={card} />
        ))}
      </CardGrid>
    </section>
  );
}

/** A body under a heading; nothing where there is none. */
export function Part({ title, body, card }: { title?: string; body: RichTextDocument; card: O3Card }) {
  const foreign = useForeign(card);
  if (body.content.length === 0) return null;
  return (
    <section className={styles.band}>
      {title ? (
        <Heading level={2} size="2xl">
          {title}
        </Heading>
      ) : null}
      <RichText document={body} {...foreign} />
    </section>
  );
}
