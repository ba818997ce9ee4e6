import type { StepsBlock } from '@stoa/api/schema';
import { Grid } from '@stoa/ui/grid';
import { Heading } from '@stoa/ui/heading';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { formatNumber } from '../../../../shared/format.ts';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './steps.css.ts';

export function StepsView({ block }: BlockProps<StepsBlock>) {
  const language = useLanguage();
  return (
    <PageSection labelId={block.id}>
      <SectionHeader title={block.title} id={block.id} />
      <Grid as="ol" minColumn="md">
        {block.items.map(({ title, text }, index) => (
          // Steps have no ids: what they hold comes from the page alone.
          // eslint-disable-next-line react/no-array-index-key
          <Surface key={index} as="li" isBordered radius="lg" padding="6" className={styles.step}>
            <Surface as="span" kind="primarySoft" radius="md" className={styles.number}>
              <Text as="span" size="lg" weight="bold">
                {formatNumber(index + 1, language)}
              </Text>
            </Surface>
            <Heading level={3} size="lg">
              <UserText>{title}</UserText>
            </Heading>
            {text ? (
              <Text tone="muted">
                <UserText>{text}</UserText>
              </Text>
            ) : null}
          </Surface>
        ))}
      </Grid>
    </PageSection>
  );
}
