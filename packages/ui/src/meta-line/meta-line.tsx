import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Link } from '../link/link.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './meta-line.css.ts';

/** Props of `MetaLine`. */
export interface MetaLineProps {
  /** A few words each: `span`s, `MetaPerson`s, `Link`s. */
  children: ReactNode;
  className?: string;
}

/** Small facts below a title, in one line as long as there is room: who, when, how long. */
export function MetaLine({ children, className }: MetaLineProps) {
  return <div className={className ? `${styles.line} ${className}` : styles.line}>{children}</div>;
}

/** Props of `MetaPerson`. */
export interface MetaPersonProps {
  name: string;
  /** Address of the picture; without one the initials stand for it. */
  avatarSrc?: string | null;
  /** Where the name leads. */
  href?: string;
}

/** Somebody in a `MetaLine`, with their picture. */
export function MetaPerson({ name, avatarSrc, href }: MetaPersonProps) {
  const text = <UserText>{name}</UserText>;
  return (
    <span className={styles.person}>
      <Avatar name={name} src={avatarSrc} size="sm" />
      {href ? (
        <Link href={href} variant="standalone">
          {text}
        </Link>
      ) : (
        text
      )}
    </span>
  );
}
