import type { QuoteBlock } from '@stoa/api/schema';
import { Avatar } from '@stoa/ui/avatar';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './quote.css.ts';

export function QuoteView({ block }: BlockProps<QuoteBlock>) {
  const { words, name, role, portraitUrl } = block;
  return (
    <PageSection>
      <Surface isBordered radius="xl" className={styles.ground}>
        <figure className={styles.quote}>
          <blockquote className={styles.words}>
            <Text size="xl">
              <UserText>{words}</UserText>
            </Text>
          </blockquote>
          {name ? (
            <figcaption className={styles.person}>
              <Avatar name={name} src={portraitUrl} size="lg" />
              <span className={styles.names}>
                <Text as="span" weight="semibold">
                  <UserText>{name}</UserText>
                </Text>
                {role ? (
                  <Text as="span" size="sm" tone="muted">
                    <UserText>{role}</UserText>
                  </Text>
                ) : null}
              </span>
            </figcaption>
          ) : null}
        </figure>
      </Surface>
    </PageSection>
  );
}
