import { useLingui } from '@lingui/react/macro';
import type { TeachersBlock } from '@stoa/api/schema';
import { PersonCard } from '@stoa/ui/card';
import { CardGrid } from '@stoa/ui/card-grid';
import { EmptyState } from '@stoa/ui/empty-state';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../../i18n/languages.ts';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';

export function TeachersView({ block }: BlockProps<TeachersBlock>) {
  const { t } = useLingui();
  const titles = new Intl.ListFormat(toIntlTag(useLanguage()), { type: 'unit', style: 'narrow' });
  return (
    <PageSection labelId={block.id}>
      <SectionHeader title={block.title} id={block.id} />
      {block.items.length > 0 ? (
        <CardGrid perLine={block.perLine} label={block.title}>
          {block.items.map(({ person, teaches, spaceUrl }) => (
            <PersonCard
              key={person.id}
              name={person.name}
              avatarSrc={person.avatarUrl}
              href={spaceUrl ?? undefined}
              text={teaches.length > 0 ? titles.format(teaches) : undefined}
            />
          ))}
        </CardGrid>
      ) : (
        <EmptyState title={t`No data`} headingLevel={3} />
      )}
    </PageSection>
  );
}
