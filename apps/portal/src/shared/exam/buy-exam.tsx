import { useLingui } from '@lingui/react/macro';
import type { ResourceCard } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatPrice } from '../format.ts';

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
          {t({ message: 'Buy', comment: 'Button: leads to the store where the class is ordered' })}
        </LinkButton>
      ) : (
        <Text tone="muted">{t`This exam is not sold at the moment. Ask the school how to buy it.`}</Text>
      )}
    </>
  );
}
