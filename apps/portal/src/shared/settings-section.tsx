import { Heading } from '@stoa/ui/heading';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { useId, type ReactNode } from 'react';
import * as styles from './settings-section.css.ts';

export interface SettingsSectionProps {
  title: string;
  /** One or two sentences: what it is for, what follows from it. */
  text?: ReactNode;
  children: ReactNode;
}

/** One matter of a page of settings. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Surface as="section" isBordered radius="lg" padding="6" aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="xl" id={id}>
          {title}
        </Heading>
        {text ? (
          <Text size="sm" tone="muted">
            {text}
          </Text>
        ) : null}
      </div>
      <div className={styles.sectionBody}>{children}</div>
    </Surface>
  );
}
