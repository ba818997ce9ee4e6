import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import type { BadgeTone } from '../badge/badge.tsx';
import { Image } from '../image/image.tsx';
import { ProgressBar } from '../progress/progress.tsx';
import { cx } from '../internal/cx.ts';
import * as base from './base.css.ts';
import { CardHeading } from './card-link.tsx';
import type { HeadingLevel } from './card-link.tsx';
import { Highlight } from './highlight.tsx';
import { KindIcon } from './kind-icon.tsx';
import type { ResourceKind } from './kind-icon.tsx';
import { Meta } from './meta.tsx';
import type { MetaItem } from './meta.tsx';
import * as styles from './resource-card.css.ts';

type Ranges = readonly (readonly [number, number])[];

/** Props of `ResourceCard`. */
export interface ResourceCardProps {
  /** Stable id; decides the fallback picture. */
  id: string;
  /** Where the whole card leads. */
  href: string;
  /** Which of the family it is: picture and place of the kind. */
  kind: ResourceKind;
  /** The kind in words. */
  kindLabel: string;
  title: string;
  /** Parts of the title that were searched for, `[start, end)`. */
  titleRanges?: Ranges;
  /** Language of title and summary where it is not the page's, such as `en-US`. */
  lang?: string;
  /** Where the summary's is another than the title's. */
  summaryLang?: string;
  summary?: string;
  /** Parts of the summary that were searched for, `[start, end)`. */
  summaryRanges?: Ranges;
  /** Cover; a painted porch stands in where there is none. */
  imageSrc?: string | null;
  /** The card is part of the first screen. @default false */
  isImagePriority?: boolean;
  /** Short marks over the picture: VIP, free, members. */
  badges?: readonly { id: string; label: string; tone?: BadgeTone }[];
  /** A `Status`: upcoming, live, ended. */
  status?: ReactNode;
  /** Facts at the foot. */
  meta?: readonly MetaItem[];
  /** How far the viewer has come: 0 to 1, with its name for screen readers and in words. */
  progress?: { value: number; label: string; text: string };
  /** Price, written out. */
  price?: ReactNode;
  /** Things to press besides the card's link, such as a bookmark. */
  actions?: ReactNode;
  /** Rank of the heading. @default 3 */
  headingLevel?: HeadingLevel;
  /** `vertical` in grids, `horizontal` in lists. @default 'vertical' */
  layout?: 'vertical' | 'horizontal';
}

/** A course, class, exam, live session, article, topic or goods: one visual family, told apart by the kind. */
export function ResourceCard(props: ResourceCardProps) {
  const {
    id,
    href,
    kind,
    kindLabel,
    title,
    titleRanges,
    lang,
    summaryLang = lang,
    summary,
    summaryRanges,
    badges = [],
    meta = [],
  } = props;
  const { headingLevel = 3, layout = 'vertical', progress, status, price, actions } = props;
  const isRow = layout === 'horizontal';
  const marks = badges.map((badge) => (
    <Badge key={badge.id} tone={badge.tone ?? 'inverse'}>
      {badge.label}
    </Badge>
  ));
  const kindMark = (
    <span className={isRow ? styles.kindInline : styles.kind}>
      <KindIcon kind={kind} />
      {kindLabel}
    </span>
  );
  return (
    <article className={base.card}>
      <div className={styles.layout[layout]}>
        <div className={styles.media}>
          <Image
            src={props.imageSrc}
            alt=""
            seed={id}
            ratio={isRow ? 'fill' : 16 / 10}
            isPriority={props.isImagePriority}
            className={styles.picture}
          />
          {marks.length > 0 && !isRow ? <div className={styles.badges}>{marks}</div> : null}
          {isRow ? null : kindMark}
        </div>
        <div className={styles.body}>
          {isRow ? (
            <div className={styles.kindRow}>
              {kindMark}
              {marks}
            </div>
          ) : null}
          <CardHeading href={href} level={headingLevel} lang={lang}>
            <bdi>
              <Highlight text={title} ranges={titleRanges} />
            </bdi>
          </CardHeading>
          {summary ? (
            <p className={cx(base.clamp, styles.summary)} lang={summaryLang}>
              <bdi>
                <Highlight text={summary} ranges={summaryRanges} />
              </bdi>
            </p>
          ) : null}
          <div className={styles.foot}>
            {status}
            {meta.length > 0 ? <Meta items={meta} /> : null}
            {progress ? <ProgressBar size="sm" {...progress} /> : null}
            {price || actions ? (
              <div className={styles.priceRow}>
                {price ? <span className={styles.price}>{price}</span> : null}
                {actions ? <span className={base.above}>{actions}</span> : null}
              </div>
            ) : null}
          </div>
        </div>
      </div>
    </article>
  );
}
