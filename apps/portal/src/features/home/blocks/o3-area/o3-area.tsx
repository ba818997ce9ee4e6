import type { O3AreaBlock } from '@stoa/api/schema';
import { CardGrid } from '@stoa/ui/card-grid';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { O3CardView } from '../../../../shared/o3/o3-card-view.tsx';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';

/** Cards of the o3 area; nothing where there are none. */
export function O3AreaView({ block, isFirst }: BlockProps<O3AreaBlock>) {
  useMessages('o3');
  if (block.items.length === 0) return null;
  return (
    <PageSection labelId={block.id}>
      <SectionHeader title={block.title} moreHref={block.moreUrl} id={block.id} />
      <CardGrid perLine={block.perLine} phone="rail" label={block.title}>
        {block.items.map((card) => (
          <O3CardView key={card.id} card={card} headingLevel={3} isImagePriority={isFirst} />
        ))}
      </CardGrid>
    </PageSection>
  );
}
