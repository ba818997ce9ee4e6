import { useLingui } from '@lingui/react/macro';
import type { StoreGoodsList } from '@stoa/api/schema';
import { BUNDLE, type GoodsDraft, type StoreFieldProblems } from '@stoa/machines/store-editor';
import { Checkbox } from '@stoa/ui/checkbox';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useId } from 'react';
import { RESOURCE_KINDS } from '../../../shared/resource-kinds.ts';
import * as styles from '../manage.css.ts';
import { WordsFields } from './words-fields.tsx';

/** What a bundle is called in each language, and the goods in it. */
export function BundleFields({
  bundle,
  list,
  change,
  problems,
}: {
  bundle: NonNullable<GoodsDraft['bundle']>;
  list: StoreGoodsList;
  change: (part: Partial<GoodsDraft>) => void;
  problems: StoreFieldProblems;
}) {
  const { t, i18n } = useLingui();
  const set = (part: Partial<typeof bundle>) => change({ bundle: { ...bundle, ...part } });
  const problemId = useId();
  const { goodsIds } = bundle;
  const inside = t({ message: 'In the bundle', comment: 'Field: the goods that a bundle is made of' });
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Bundle', comment: 'Heading: several goods at one price' })} />
      <Text size="sm" tone="muted">
        {t`Who buys it gets everything that is in it on the day of the order.`}
      </Text>
      <WordsFields
        words={bundle}
        label={t({ message: 'Name of the bundle', comment: 'Field' })}
        change={set}
        problem={problems.bundleName ? t`This field is required.` : undefined}
      />
      <div
        role="group"
        aria-label={inside}
        aria-describedby={problems.bundleGoods ? problemId : undefined}
        className={styles.rows}
      >
        <div>
          <Text weight="medium">{inside}</Text>
          <Text size="sm" tone="muted">{t`Choose 2 to 20 of your goods.`}</Text>
        </div>
        {list.items.map(({ id, title, type }) =>
          type === null ? null : (
            <Checkbox
              key={id}
              isSelected={goodsIds.includes(id)}
              isDisabled={goodsIds.length >= BUNDLE.max && !goodsIds.includes(id)}
              onChange={(isChosen) =>
                set({ goodsIds: isChosen ? [...goodsIds, id] : goodsIds.filter((one) => one !== id) })
              }
            >
              <UserText>{title}</UserText>{' '}
              <Text as="span" size="sm" tone="muted">
                {i18n._(RESOURCE_KINDS[type].one)}
              </Text>
            </Checkbox>
          ),
        )}
        {problems.bundleGoods ? (
          <Text size="sm" tone="danger" id={problemId} role="alert">{t`Choose two goods at least.`}</Text>
        ) : null}
      </div>
    </section>
  );
}
