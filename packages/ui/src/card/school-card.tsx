import { Image } from '../image/image.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as base from './base.css.ts';
import { CardHeading } from './card-link.tsx';
import type { HeadingLevel } from './card-link.tsx';
import { Meta } from './meta.tsx';
import type { MetaItem } from './meta.tsx';
import * as styles from './school-card.css.ts';

/** Props of `SchoolCard`. */
export interface SchoolCardProps {
  /** Stable id; decides the fallback picture. */
  id: string;
  href: string;
  name: string;
  /** Language of the name where it is not the page's. */
  lang?: string;
  summary?: string;
  logoSrc?: string | null;
  bannerSrc?: string | null;
  meta?: readonly MetaItem[];
  /** Rank of the heading. @default 3 */
  headingLevel?: HeadingLevel;
}

/** A school or sub-school with its banner and its sign. */
export function SchoolCard({
  id,
  href,
  name,
  lang,
  summary,
  logoSrc,
  bannerSrc,
  meta = [],
  headingLevel = 3,
}: SchoolCardProps) {
  return (
    <article className={base.card}>
      <Image src={bannerSrc} alt="" seed={id} ratio={5 / 2} />
      <div className={styles.body}>
        <span className={styles.logo}>
          <Image src={logoSrc} alt="" seed={name} ratio={1} fit="contain" />
        </span>
        <CardHeading href={href} level={headingLevel} lang={lang} className={styles.title}>
          <UserText>{name}</UserText>
        </CardHeading>
        {summary ? (
          <p className={base.clamp} lang={lang}>
            {summary}
          </p>
        ) : null}
        {meta.length > 0 ? (
          <div className={styles.foot}>
            <Meta items={meta} />
          </div>
        ) : null}
      </div>
    </article>
  );
}
