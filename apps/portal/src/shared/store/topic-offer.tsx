import { useLingui } from '@lingui/react/macro';
import type { TopicDetail } from '@stoa/api/schema';
import { Text } from '@stoa/ui/text';
import { useMessages } from '../../i18n/use-messages.ts';
import { Offer } from '../offer/offer.tsx';

/** How a topic that costs something is bought, or that it was. */
export function TopicOffer({ detail: { card, isBought, purchaseUrl } }: { detail: TopicDetail }) {
  useMessages('store');
  const { t } = useLingui();
  if (isBought) return <Text weight="medium">{t`You have bought this topic.`}</Text>;
  return (
    <>
      <Offer
        price={card.price}
        purchaseUrl={purchaseUrl}
        buy={t({ message: 'Buy', comment: 'Button: leads to the store where the class is ordered' })}
        notSold={t`This topic is not sold at the moment. Ask the school how to buy it.`}
      />
      {purchaseUrl ? <Text tone="muted">{t`It opens every class, exam and live session below.`}</Text> : null}
    </>
  );
}
