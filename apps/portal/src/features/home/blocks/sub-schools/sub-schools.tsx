import type { SubSchoolsBlock } from '@stoa/api/schema';
import { CardGrid } from '@stoa/ui/card-grid';
import { SchoolCardView } from '../../../../shared/school-card-view.tsx';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';

export function SubSchoolsView({ block }: BlockProps<SubSchoolsBlock>) {
  return (
    <PageSection labelId={block.id}>
      <SectionHeader title={block.title} moreHref={block.moreUrl} id={block.id} />
      <CardGrid perLine={block.perLine} label={block.title}>
        {block.items.map((school) => (
          <SchoolCardView key={school.id} school={school} />
        ))}
      </CardGrid>
    </PageSection>
  );
}
