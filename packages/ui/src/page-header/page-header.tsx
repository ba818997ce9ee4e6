import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './page-header.css.ts';

export interface PageHeaderProps {
  /** The page's name: its one heading of the first level. */
  title: string;
  /** One sentence about it. */
  text?: ReactNode;
  /** What can be done with the page, or what is known about it. */
  children?: ReactNode;
  className?: string;
}

/** The head of an inner page: its name, a sentence, and what can be done. */
export function PageHeader({ title, text, children, className }: PageHeaderProps) {
  return (
    <div className={className ? `${styles.head} ${className}` : styles.head}>
      <Heading level={1} size="3xl">
        <UserText>{title}</UserText>
      </Heading>
      {text ? (
        <Text tone="muted" size="lg">
          {text}
        </Text>
      ) : null}
      {children}
    </div>
  );
}
