import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { cx } from '../internal/cx.ts';
import * as base from './base.css.ts';

/** Rank of a card's heading in the page. */
export type HeadingLevel = 2 | 3 | 4;

/** Props of `CardHeading`. */
export interface CardHeadingProps {
  /** Where the card leads; without it the heading is plain text. */
  href?: string;
  level: HeadingLevel;
  /** Language of the heading where it is not the page's, such as `en-US`. */
  lang?: string;
  className?: string;
  children: ReactNode;
}

/** The heading of a card with the one link that covers the card. */
export function CardHeading({ href, level, lang, className, children }: CardHeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={cx(base.title, className)} lang={lang}>
      {href ? (
        <Link href={href} className={base.link}>
          {children}
        </Link>
      ) : (
        children
      )}
    </Tag>
  );
}
