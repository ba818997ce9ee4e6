import { useLingui } from '@lingui/react/macro';
import type { ResourceCard } from '@stoa/api/schema';
import { Offer } from '../offer/offer.tsx';

/** What an exam costs, and the way to the store where it is sold now. */
export function BuyExam({
  price,
  purchaseUrl,
  isFullWidth = false,
}: {
  price: ResourceCard['price'] | undefined;
  purchaseUrl: string | undefined;
  isFullWidth?: boolean;
}) {
  const { t } = useLingui();
  return (
    <Offer
      price={price}
      purchaseUrl={purchaseUrl}
      buy={t({ message: 'Buy', comment: 'Button: leads to the store where the class is ordered' })}
      notSold={t`This exam is not sold at the moment. Ask the school how to buy it.`}
      isFullWidth={isFullWidth}
    />
  );
}
