import type { HonoursBlock } from '@stoa/api/schema';
import { PersonCard } from '@stoa/ui/card';
import { SectionHead } from '../../../../shared/section-head.tsx';
import { Band } from '../../band.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './honours.css.ts';

export function HonoursView({ block }: BlockProps<HonoursBlock>) {
  return (
    <Band labelId={block.id}>
      <SectionHead title={block.title} id={block.id} />
      <div className={styles.honours}>
        {block.cards.map((card) => (
          <PersonCard
            key={card.id}
            name={card.person.name}
            avatarSrc={card.person.avatarUrl}
            role={card.title}
            text={card.text}
          />
        ))}
      </div>
    </Band>
  );
}
