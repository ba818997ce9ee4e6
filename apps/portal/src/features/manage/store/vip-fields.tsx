import { useLingui } from '@lingui/react/macro';
import { VIP_MAX, type GoodsDraft, type StoreFieldProblems } from '@stoa/machines/store-editor';
import { NumberField } from '@stoa/ui/number-field';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import * as styles from '../manage.css.ts';
import { WordsFields } from './words-fields.tsx';

/** What a VIP package is called in each language, and for how long it opens the zone. */
export function VipFields({
  vip,
  change,
  problems,
}: {
  vip: NonNullable<GoodsDraft['vip']>;
  change: (part: Partial<GoodsDraft>) => void;
  problems: StoreFieldProblems;
}) {
  const { t } = useLingui();
  const set = (part: Partial<typeof vip>) => change({ vip: { ...vip, ...part } });
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'VIP package', comment: 'Heading of a part of a form' })} />
      <Text size="sm" tone="muted">
        {t`It opens every class, exam and live session marked VIP. Once you have a package, these are closed to everyone else.`}
      </Text>
      <WordsFields
        words={vip}
        label={t({ message: 'Name of the package', comment: 'Field' })}
        change={set}
        problem={problems.vipName ? t`This field is required.` : undefined}
      />
      <div className={styles.pair}>
        <NumberField
          label={t({ message: 'Months', comment: 'Field: how many months a package lasts' })}
          value={vip.months}
          minValue={0}
          maxValue={VIP_MAX.months}
          onChange={(months) => set({ months })}
          errorMessage={problems.vipLength ? t`A package lasts for a day at least.` : undefined}
        />
        <NumberField
          label={t({ message: 'Days', context: 'vip', comment: 'Field: how many days a package lasts' })}
          description={t`Added to the months.`}
          value={vip.days}
          minValue={0}
          maxValue={VIP_MAX.days}
          onChange={(days) => set({ days })}
        />
      </div>
    </section>
  );
}
