import { useLingui } from '@lingui/react/macro';
import type { TabsBlock } from '@stoa/api/schema';
import { EmptyState } from '@stoa/ui/empty-state';
import { Tabs } from '@stoa/ui/tabs';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import { BlockPartView } from '../block-part.tsx';
import type { BlockProps } from '../block-props.ts';

export function TabsView({ block }: BlockProps<TabsBlock>) {
  const { t } = useLingui();
  const { id, title, parts } = block;
  return (
    <PageSection labelId={id}>
      <SectionHeader title={title} id={id} />
      {parts.length > 0 ? (
        <Tabs
          label={title}
          items={parts.map((part, index) => ({
            id: String(index),
            label: part.title || String(index + 1),
            content: <BlockPartView part={part} />,
          }))}
        />
      ) : (
        <EmptyState title={t`No data`} headingLevel={3} />
      )}
    </PageSection>
  );
}
