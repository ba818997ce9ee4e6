import { useLingui } from '@lingui/react/macro';
import type { BulletinsBlock } from '@stoa/api/schema';
import { EmptyState } from '@stoa/ui/empty-state';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { LocalTime } from '../../../../shared/local-time.tsx';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './bulletins.css.ts';

export function BulletinsView({ block }: BlockProps<BulletinsBlock>) {
  const { t } = useLingui();
  return (
    <PageSection labelId={block.id}>
      <SectionHeader title={block.title} id={block.id} />
      {block.items.length > 0 ? (
        <RowList aria-labelledby={block.id} className={styles.list}>
          {block.items.map(({ id, content, startTime }) => (
            <Row key={id} className={styles.bulletin}>
              <Text size="sm" tone="muted">
                <LocalTime instant={startTime} style="date" />
              </Text>
              <Text preserveLines>
                <UserText>{content}</UserText>
              </Text>
            </Row>
          ))}
        </RowList>
      ) : (
        <EmptyState title={t`No data`} headingLevel={3} />
      )}
    </PageSection>
  );
}
