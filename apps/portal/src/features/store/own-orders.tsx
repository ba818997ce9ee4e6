import { useLingui } from '@lingui/react/macro';
import { ownOrdersQuery } from '@stoa/api/store.queries';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { cx } from '../../shared/cx.ts';
import { formatPrice } from '../../shared/format.ts';
import { LocalTime } from '../../shared/local-time.tsx';
import { ORDER_STATE_TONES, ORDER_STATE_MESSAGES } from '../../shared/store/order-messages.ts';
import { orderHref } from '../../shared/store/store-address.ts';
import * as styles from './store.css.ts';

/** As many as a page of the API holds. */
const SHOWN_MAX = 100;

/** The orders of the person in this school; nothing where there are none. */
export function OwnOrders({ schoolId }: { schoolId: string }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { data } = useQuery(ownOrdersQuery(useApi(), { schoolId, pageSize: SHOWN_MAX, lang: language }));
  if (!data || data.items.length === 0) return null;
  return (
    <section className={cx(styles.part, styles.later)}>
      <SectionHeader title={t({ message: 'Your orders', comment: 'Heading of a list' })} />
      <RowList>
        {data.items.map(({ id, reference, state, total, currency, placedAt }) => (
          <Row key={id} className={styles.order}>
            <div className={styles.words}>
              <Link href={orderHref(schoolId, { order: id })}>{reference}</Link>
              <Text size="sm" tone="muted">
                <LocalTime instant={placedAt} />
              </Text>
            </div>
            <Text as="span" isNumeric>
              {formatPrice({ amount: total, currency }, language)}
            </Text>
            <Status tone={ORDER_STATE_TONES[state]}>{i18n._(ORDER_STATE_MESSAGES[state])}</Status>
          </Row>
        ))}
      </RowList>
    </section>
  );
}
