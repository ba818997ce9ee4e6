import { Heading } from '@stoa/ui/heading';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import type { ReactNode } from 'react';
import * as styles from './page-head.css.ts';

/** The head of an inner page: its name, a sentence, and what can be done. */
export function PageHead({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
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
