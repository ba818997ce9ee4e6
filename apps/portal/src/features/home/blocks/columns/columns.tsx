import { useLingui } from '@lingui/react/macro';
import type { ColumnsBlock } from '@stoa/api/schema';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { UserText } from '@stoa/ui/user-text';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import { BlockPartView } from '../block-part.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './columns.css.ts';

export function ColumnsView({ block }: BlockProps<ColumnsBlock>) {
  const { t } = useLingui();
  const { id, title, parts } = block;
  return (
    <PageSection labelId={title ? id : undefined}>
      {title ? <SectionHeader title={title} id={id} /> : null}
      {parts.length > 0 ? (
        <div className={styles.columns}>
          {parts.map((part, index) => (
            <BlockPartView
              // They have no ids of their own.
              // eslint-disable-next-line react/no-array-index-key
              key={index}
              part={part}
              heading={
                part.title ? (
                  <Heading level={title ? 3 : 2} size="lg">
                    <UserText>{part.title}</UserText>
                  </Heading>
                ) : null
              }
            />
          ))}
        </div>
      ) : (
        <EmptyState title={t`No data`} headingLevel={3} />
      )}
    </PageSection>
  );
}
