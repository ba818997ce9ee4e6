import type { CallToActionBlock } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Inline } from '@stoa/ui/inline';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './call-to-action.css.ts';

const GROUNDS = { plain: 'sunken', primary: 'primarySoft', accent: 'accentSoft' } as const;

export function CallToActionView({ block }: BlockProps<CallToActionBlock>) {
  const { title, text, tone, action, secondAction } = block;
  return (
    <PageSection labelId={block.id}>
      <Surface kind={GROUNDS[tone]} radius="xl" className={styles.ground}>
        <div className={styles.words}>
          <Heading level={2} size="3xl" id={block.id}>
            <UserText>{title}</UserText>
          </Heading>
          {text ? (
            <Text size="lg">
              <UserText>{text}</UserText>
            </Text>
          ) : null}
        </div>
        {action || secondAction ? (
          <Inline gap="3">
            {action ? (
              <LinkButton href={action.url} variant="primary" size="lg">
                <UserText>{action.label}</UserText>
              </LinkButton>
            ) : null}
            {secondAction ? (
              <LinkButton href={secondAction.url} size="lg">
                <UserText>{secondAction.label}</UserText>
              </LinkButton>
            ) : null}
          </Inline>
        ) : null}
      </Surface>
    </PageSection>
  );
}
