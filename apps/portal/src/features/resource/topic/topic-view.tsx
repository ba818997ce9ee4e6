import { useLingui } from '@lingui/react/macro';
import type { TopicDetail } from '@stoa/api/schema';
import { CardGrid } from '@stoa/ui/card-grid';
import { Text } from '@stoa/ui/text';
import { useMessages } from '../../../i18n/use-messages.ts';
import { Offer } from '../../../shared/offer/offer.tsx';
import { ResourceCardView } from '../../../shared/resource-card-view.tsx';
import * as styles from '../resource.css.ts';

/** What stands in a topic, and how it is bought where it is sold. */
export function TopicView({ detail }: { detail: TopicDetail }) {
  return (
    <>
      {detail.card.price || detail.isBought ? <TopicOffer detail={detail} /> : null}
      <CardGrid perLine={3} label={detail.card.title}>
        {detail.items.map((item) => (
          <ResourceCardView key={item.id} card={item} headingLevel={2} />
        ))}
      </CardGrid>
    </>
  );
}

function TopicOffer({ detail }: { detail: TopicDetail }) {
  useMessages('topic');
  const { t } = useLingui();
  return (
    <div className={styles.action}>
      {detail.isBought ? (
        <Text weight="medium">{t`You have bought this topic.`}</Text>
      ) : (
        <>
          <Offer
            price={detail.card.price}
            purchaseUrl={detail.purchaseUrl}
            buy={t({ message: 'Buy', comment: 'Button: leads to the store where the class is ordered' })}
            notSold={t`This topic is not sold at the moment. Ask the school how to buy it.`}
          />
          {detail.purchaseUrl ? (
            <Text tone="muted">{t`It opens every class, exam and live session below.`}</Text>
          ) : null}
        </>
      )}
    </div>
  );
}
