import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ShopGoods, Storefront } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Image } from '@stoa/ui/image';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Status } from '@stoa/ui/status';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { formatDateTime, formatNumber, formatPrice } from '../../shared/format.ts';
import { LocalTime } from '../../shared/local-time.tsx';
import { GOODS_STATE_MESSAGES } from './store-messages.ts';
import * as styles from './store.css.ts';
import type { Checkout } from './use-checkout.ts';
import { useTimeZone } from '../../shared/time-zone.ts';

const WIDE = 16 / 9;
/** From how few on it is said how many are left. */
const FEW = 20;

/** What the school sells. */
export function GoodsList({ front, checkout }: { front: Storefront; checkout: Checkout }) {
  const { t } = useLingui();
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'For sale', comment: 'Heading: what a school sells' })} />
      {front.vipEndsAt ? <Membership endsAt={front.vipEndsAt} /> : null}
      <RowList>
        {front.goods.map((goods) => (
          <Row key={goods.id} className={styles.goods}>
            <Goods goods={goods} front={front} checkout={checkout} />
          </Row>
        ))}
      </RowList>
    </section>
  );
}

/** Until when the person is a VIP member. */
function Membership({ endsAt }: { endsAt: string }) {
  const { t } = useLingui();
  const when = formatDateTime(endsAt, useLanguage(), useTimeZone());
  return (
    <Banner tone="success" title={t`You are a VIP member`}>
      {t({
        message: `Every class, exam and live session marked VIP is open to you until ${when}.`,
        comment: 'Day and time',
      })}
    </Banner>
  );
}

/** For how long a VIP package opens the zone. */
function VipLength({ months, days }: { months: number; days: number }) {
  const { t } = useLingui();
  const tag = toIntlTag(useLanguage());
  const unit = (value: number, name: 'month' | 'day') =>
    value > 0
      ? [new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value)]
      : [];
  const length = new Intl.ListFormat(tag, { type: 'unit' }).format([
    ...unit(months, 'month'),
    ...unit(days, 'day'),
  ]);
  return (
    <Text size="sm" tone="accent">
      {t({
        message: `Opens every class, exam and live session marked VIP: ${length}`,
        comment: 'A length of time, as 12 months',
      })}
    </Text>
  );
}

/** What stands in a bundle, each with the way to its page. */
function Parts({ parts }: { parts: NonNullable<ShopGoods['bundle']> }) {
  const { t } = useLingui();
  return (
    <ul
      className={styles.parts}
      aria-label={t({ message: 'In the bundle', comment: 'Field: the goods that a bundle is made of' })}
    >
      {parts.map(({ goodsId, title, url }) => (
        <li key={goodsId}>
          <Link href={url}>
            <UserText>{title}</UserText>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Goods({ goods, front, checkout }: { goods: ShopGoods; front: Storefront; checkout: Checkout }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { basket, change } = checkout;
  const isChosen = basket.lines.some(({ goodsId }) => goodsId === goods.id);
  const price = goods.prices.find(({ currency }) => currency === basket.currency) ?? goods.prices[0];
  const priceText = price ? formatPrice(price, language) : '';
  const why = GOODS_STATE_MESSAGES[goods.state];
  const { title } = goods;
  const left = goods.left ?? Infinity;
  const limitText = formatNumber(goods.personMax ?? 0, language);
  const leftText = formatNumber(left, language);
  return (
    <>
      <Surface radius="md" className={styles.cover}>
        <Image src={goods.coverUrl} alt="" ratio={WIDE} seed={goods.resourceId} />
      </Surface>
      <div className={styles.words}>
        {goods.seats ? (
          <Text size="sm" tone="accent">
            {t({ message: 'Seats for a company', comment: 'Kind of goods; heading' })}
          </Text>
        ) : null}
        {goods.vip || goods.bundle ? (
          <Text as="span" weight="semibold">
            <UserText>{title}</UserText>
          </Text>
        ) : (
          <Link href={goods.url}>
            <UserText>{title}</UserText>
          </Link>
        )}
        <Text size="sm" tone="muted" maxLines={2}>
          <UserText>{goods.summary}</UserText>
        </Text>
        {goods.state === 'available' && left <= FEW ? (
          <Text size="sm" tone="accent">
            {t`${plural(left, { one: `${leftText} left`, other: `${leftText} left` })}`}
          </Text>
        ) : null}
        {goods.vip ? <VipLength {...goods.vip} /> : null}
        {goods.bundle ? <Parts parts={goods.bundle} /> : null}
        {goods.seats ? (
          <Text
            size="sm"
            tone="muted"
          >{t`You get a code for each seat, and share them with your people.`}</Text>
        ) : null}
        {goods.personMax !== null ? (
          <Text size="sm" tone="muted">
            {t({ message: `At most ${limitText} per person`, comment: 'How many goods one person can buy' })}
          </Text>
        ) : null}
        {goods.state === 'notYet' && goods.saleStartsAt ? (
          <Text size="sm" tone="muted">
            <LocalTime instant={goods.saleStartsAt} />
          </Text>
        ) : null}
      </div>
      <div className={styles.offer}>
        {price ? (
          <Text as="span" weight="semibold" isNumeric>
            {price.amount === 0
              ? t({ message: 'Free', comment: 'Price of what costs nothing', context: 'price' })
              : goods.seats
                ? t({ message: `${priceText} per seat`, comment: 'An amount of money' })
                : priceText}
          </Text>
        ) : null}
        {why ? (
          <Status tone={goods.state === 'owned' ? 'success' : 'neutral'}>{i18n._(why)}</Status>
        ) : front.orderEnabled ? (
          <Button
            size="sm"
            variant={isChosen ? 'quiet' : 'secondary'}
            onPress={() => change(isChosen ? { remove: goods.id } : { add: goods.id })}
            aria-label={
              goods.seats
                ? isChosen
                  ? t({ message: `Remove seats for ${title} from the basket`, comment: 'Title of a course' })
                  : t({ message: `Add seats for ${title} to the basket`, comment: 'Title of a course' })
                : isChosen
                  ? t({ message: `Remove ${title} from the basket`, comment: 'Title of a course' })
                  : t({ message: `Add ${title} to the basket`, comment: 'Title of a course' })
            }
          >
            {isChosen
              ? t({ message: 'Remove', context: 'basket', comment: 'Button: takes out of the basket' })
              : t({ message: 'Add to basket', comment: 'Button' })}
          </Button>
        ) : null}
      </div>
    </>
  );
}
