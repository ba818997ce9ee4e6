import { useLingui } from '@lingui/react/macro';
import type { StoreGoodsList } from '@stoa/api/schema';
import type { GoodsDraft, StoreFieldProblems } from '@stoa/machines/store-editor';
import { SectionHeader } from '@stoa/ui/section-header';
import { Select, SelectItem } from '@stoa/ui/select';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { RESOURCE_KINDS } from '../../../shared/resource-kinds.ts';
import * as styles from '../manage.css.ts';

/** Of what a company buys seats; chosen once. */
export function SeatFields({
  draft: { id, seats },
  list,
  change,
  problems,
}: {
  draft: GoodsDraft & { seats: NonNullable<GoodsDraft['seats']> };
  list: StoreGoodsList;
  change: (part: Partial<GoodsDraft>) => void;
  problems: StoreFieldProblems;
}) {
  const { t, i18n } = useLingui();
  const sold = new Set(list.items.flatMap((goods) => goods.seats?.goodsId ?? []));
  const choices = list.items.filter(
    (goods) => !goods.vip && !goods.seats && (!sold.has(goods.id) || goods.id === seats.goodsId),
  );
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Seats for a company', comment: 'Kind of goods; heading' })} />
      <Text size="sm" tone="muted">
        {t`A company buys as many seats as it needs, and gets a code for each. The price below is for one seat.`}
      </Text>
      <Select
        label={t({ message: 'What a seat opens', comment: 'Field: one of the goods of the school' })}
        description={t`Goods that you sell already.`}
        value={seats.goodsId}
        onChange={(chosen) => change({ seats: { goodsId: chosen === null ? null : String(chosen) } })}
        errorMessage={problems.seatsOf ? t`This field is required.` : undefined}
        isDisabled={id !== null}
        isRequired
      >
        {choices.map(({ id: goodsId, title, type }) => {
          const kind =
            type === null
              ? t({ message: 'Bundle', comment: 'Heading: several goods at one price' })
              : i18n._(RESOURCE_KINDS[type].one);
          return (
            <SelectItem key={goodsId} id={goodsId} textValue={`${title} ${kind}`}>
              <UserText>{title}</UserText>{' '}
              <Text as="span" size="sm" tone="muted">
                {kind}
              </Text>
            </SelectItem>
          );
        })}
      </Select>
    </section>
  );
}
