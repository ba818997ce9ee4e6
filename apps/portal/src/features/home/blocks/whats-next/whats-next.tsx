import { useLingui } from '@lingui/react/macro';
import type { WhatsNextBlock } from '@stoa/api/schema';
import { CardGrid } from '@stoa/ui/card-grid';
import { EmptyState } from '@stoa/ui/empty-state';
import { ResourceCardView } from '../../../../shared/resource-card-view.tsx';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';

export function WhatsNextView({ block, isFirst }: BlockProps<WhatsNextBlock>) {
  const { t } = useLingui();
  return (
    <PageSection labelId={block.id}>
      <SectionHeader title={block.title} id={block.id} />
      {block.items.length > 0 ? (
        <CardGrid perLine={block.perLine} phone="rail" label={block.title}>
          {block.items.map((card) => (
            <ResourceCardView key={card.id} card={card} isImagePriority={isFirst} />
          ))}
        </CardGrid>
      ) : (
        <EmptyState title={t`No data`} headingLevel={3} />
      )}
    </PageSection>
  );
}
