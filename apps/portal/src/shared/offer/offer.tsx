import type { ResourceCard } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatPrice } from '../format.ts';

interface OfferProps {
  price: ResourceCard['price'] | undefined;
  /** Where it is bought; undefined where it is not sold now. */
  purchaseUrl: string | undefined;
  /** What the button says. */
  buy: string;
  /** What is said where it is not sold now. */
  notSold: string;
  isFullWidth?: boolean;
}

/** What something costs, and the way to the store where it is sold now. */
export function Offer({ price, purchaseUrl, buy, notSold, isFullWidth = false }: OfferProps) {
  const language = useLanguage();
  return (
    <>
      {price ? (
        <Text size="xl" weight="semibold" isNumeric>
          {formatPrice(price, language)}
        </Text>
      ) : null}
      {purchaseUrl ? (
        <LinkButton href={purchaseUrl} variant="primary" size="lg" isFullWidth={isFullWidth}>
          {buy}
        </LinkButton>
      ) : (
        <Text tone="muted">{notSold}</Text>
      )}
    </>
  );
}
