import type { SubSchoolsBlock } from '@stoa/api/schema';
import { CardGrid } from '@stoa/ui/card-grid';
import { SchoolCardView } from '../../../../shared/school-card-view.tsx';
import { SectionHead } from '../../../../shared/section-head.tsx';
import { Band } from '../../band.tsx';
import type { BlockProps } from '../block-props.ts';

export function SubSchoolsView({ block }: BlockProps<SubSchoolsBlock>) {
  return (
    <Band labelId={block.id}>
      <SectionHead title={block.title} moreHref={block.moreUrl} id={block.id} />
      <CardGrid perLine={block.perLine} label={block.title}>
        {block.items.map((school) => (
          <SchoolCardView key={school.id} school={school} />
        ))}
      </CardGrid>
    </Band>
  );
}
