import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '@stoa/api/schema';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber, formatPrice } from '../format.ts';
import * as styles from './order-lines.css.ts';

/** What was ordered, and what it costs. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { currency } = order;
  const priceOf = (amount: number) => formatPrice({ amount, currency }, language);
  return (
    <RowList aria-label={t({ message: 'What was ordered', comment: 'Name of a list' })}>
      {order.lines.map((line, index) => (
        <Row key={line.goodsId ?? index} className={styles.line}>
          <span className={styles.name}>
            {line.url ? (
              <Link href={line.url}>
                <UserText>{line.title}</UserText>
              </Link>
            ) : (
              <UserText>{line.title}</UserText>
            )}
            {line.seats ? <Seats count={line.seats.bought} /> : null}
            {line.discount > 0 ? <Discount amount={priceOf(line.discount)} /> : null}
            {line.refunded > 0 ? <Refunded line={line} amount={priceOf(line.refunded)} /> : null}
          </span>
          <Text as="span" isNumeric>
            {priceOf(line.amount)}
          </Text>
        </Row>
      ))}
      <Total total={priceOf(order.total)} tax={order.tax > 0 ? priceOf(order.tax) : null} />
    </RowList>
  );
}

/** How many seats of it a company buys. */
export function Seats({ count }: { count: number }) {
  const { t } = useLingui();
  const countText = formatNumber(count, useLanguage());
  return (
    <Text size="sm" tone="muted">
      {t`${plural(count, { one: `${countText} seat`, other: `${countText} seats` })}`}
    </Text>
  );
}

/** What a voucher took off a line. */
function Discount({ amount }: { amount: string }) {
  const { t } = useLingui();
  return (
    <Text size="sm" tone="muted">
      {t({ message: `Voucher: ${amount} off`, comment: 'Below something that was bought; an amount' })}
    </Text>
  );
}

/** How much of a line was refunded, and whether it is closed. */
function Refunded({ line: { endedAt }, amount }: { line: Order['lines'][number]; amount: string }) {
  const { t } = useLingui();
  return (
    <Text size="sm" tone="muted">
      {endedAt
        ? t({
            message: `Refunded: ${amount}. Closed.`,
            comment: 'Below something that was bought; an amount',
          })
        : t({ message: `Refunded: ${amount}`, comment: 'Below something that was bought; an amount' })}
    </Text>
  );
}

/** The sum of an order, and the tax in it. */
export function Total({ total, tax }: { total: string; tax: string | null }) {
  const { t } = useLingui();
  return (
    <>
      {tax === null ? null : (
        <Row className={styles.line}>
          <Text as="span" tone="muted">
            {t({ message: 'Including tax', comment: 'In front of the amount of tax that a total contains' })}
          </Text>
          <Text as="span" tone="muted" isNumeric>
            {tax}
          </Text>
        </Row>
      )}
      <Row className={styles.line}>
        <Text as="span" weight="semibold">
          {t({ message: 'Total', comment: 'Sum of an order' })}
        </Text>
        <Text as="span" weight="semibold" size="lg" isNumeric>
          {total}
        </Text>
      </Row>
    </>
  );
}
