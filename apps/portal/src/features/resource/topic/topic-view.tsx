import type { TopicDetail } from '@stoa/api/schema';
import { CardGrid } from '@stoa/ui/card-grid';
import { ResourceCardView } from '../../../shared/resource-card-view.tsx';
import { TopicOffer } from '../../../shared/store/topic-offer.tsx';
import * as styles from '../resource.css.ts';

/** What stands in a topic, and how it is bought where it is sold. */
export function TopicView({ detail }: { detail: TopicDetail }) {
  return (
    <>
      {detail.card.price ? (
        <div className={styles.action}>
          <TopicOffer detail={detail} />
        </div>
      ) : null}
      <CardGrid perLine={3} label={detail.card.title}>
        {detail.items.map((item) => (
          <ResourceCardView key={item.id} card={item} headingLevel={2} />
        ))}
      </CardGrid>
    </>
  );
}
