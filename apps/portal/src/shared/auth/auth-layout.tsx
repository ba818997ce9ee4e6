import { useLingui } from '@lingui/react/macro';
import { Heading } from '@stoa/ui/heading';
import { PorchPage } from '@stoa/ui/porch-page';
import { Text } from '@stoa/ui/text';
import type { ReactNode } from 'react';
import * as styles from './auth.css.ts';

/** A form about an account beside the painted porch; on phones the porch is a band above it. */
export function AuthLayout({
  title,
  subtitle,
  isGrowing,
  children,
}: {
  title: string;
  subtitle?: ReactNode;
  /** What stands here is longer or shorter once it has come. */
  isGrowing?: boolean;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <PorchPage
      isGrowing={isGrowing}
      motto={t({
        message: 'A school meets in the open, under a painted porch.',
        comment:
          'Motto beside the sign-in form; Stoa was a painted colonnade in Athens in which a school met',
      })}
    >
      <div className={styles.head}>
        <Heading level={1} size="3xl">
          {title}
        </Heading>
        {subtitle ? <Text tone="muted">{subtitle}</Text> : null}
      </div>
      {children}
    </PorchPage>
  );
}
