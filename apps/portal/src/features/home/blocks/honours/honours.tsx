import type { HonoursBlock } from '@stoa/api/schema';
import { PersonCard } from '@stoa/ui/card';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';
import { BadgeCard } from './badge-card.tsx';
import * as styles from './honours.css.ts';

/** People who are honoured; nothing where there are none. */
export function HonoursView({ block }: BlockProps<HonoursBlock>) {
  if (block.cards.length === 0) return null;
  return (
    <PageSection labelId={block.id}>
      <SectionHeader title={block.title} id={block.id} />
      <div className={styles.honours}>
        {block.cards.map((card) =>
          card.badge ? (
            <BadgeCard key={card.id} card={card} badge={card.badge} />
          ) : (
            <PersonCard
              key={card.id}
              name={card.person.name}
              avatarSrc={card.person.avatarUrl}
              role={card.title}
              text={card.text}
            />
          ),
        )}
      </div>
    </PageSection>
  );
}
