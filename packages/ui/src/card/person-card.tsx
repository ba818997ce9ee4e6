import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as base from './base.css.ts';
import { CardHeading } from './card-link.tsx';
import type { HeadingLevel } from './card-link.tsx';
import { Meta } from './meta.tsx';
import type { MetaItem } from './meta.tsx';
import * as styles from './person-card.css.ts';

/** Props of `PersonCard`. */
export interface PersonCardProps {
  name: string;
  /** Where the whole card leads, if anywhere. */
  href?: string;
  avatarSrc?: string | null;
  /** What the person is here: teacher of, learner of the month. */
  role?: string;
  /** What they are honoured for, or about them; two lines are shown. */
  text?: string;
  meta?: readonly MetaItem[];
  /** Things to press besides the link, such as follow. */
  actions?: ReactNode;
  /** Rank of the heading. @default 3 */
  headingLevel?: HeadingLevel;
}

/** A person in a niche of the porch: teachers, honour cards, members. */
export function PersonCard({
  name,
  href,
  avatarSrc,
  role,
  text,
  meta = [],
  actions,
  headingLevel = 3,
}: PersonCardProps) {
  return (
    <article className={base.card}>
      <div className={styles.layout}>
        <span className={styles.niche}>
          <Avatar name={name} src={avatarSrc} size="xl" shape="arch" className={styles.portrait} />
        </span>
        <CardHeading href={href} level={headingLevel} className={styles.name}>
          <UserText>{name}</UserText>
        </CardHeading>
        {role ? <p className={styles.role}>{role}</p> : null}
        {text ? <p className={base.clamp}>{text}</p> : null}
        {meta.length > 0 || actions ? (
          <div className={styles.foot}>
            {meta.length > 0 ? <Meta items={meta} /> : null}
            {actions ? <span className={base.above}>{actions}</span> : null}
          </div>
        ) : null}
      </div>
    </article>
  );
}
