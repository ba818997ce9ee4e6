import { useLingui } from '@lingui/react/macro';
import type { TabsBlock } from '@stoa/api/schema';
import { EmptyState } from '@stoa/ui/empty-state';
import { Tabs } from '@stoa/ui/tabs';
import { SectionHead } from '../../../../shared/section-head.tsx';
import { Band } from '../../band.tsx';
import { BlockPartView } from '../block-part.tsx';
import type { BlockProps } from '../block-props.ts';

export function TabsView({ block }: BlockProps<TabsBlock>) {
  const { t } = useLingui();
  const { id, title, parts } = block;
  return (
    <Band labelId={id}>
      <SectionHead title={title} id={id} />
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
    </Band>
  );
}
