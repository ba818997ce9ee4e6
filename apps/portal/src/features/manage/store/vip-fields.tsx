import { useLingui } from '@lingui/react/macro';
import { VIP_MAX, type GoodsDraft, type StoreFieldProblems } from '@stoa/machines/store-editor';
import { NumberField } from '@stoa/ui/number-field';
import { SectionHead } from '@stoa/ui/section-head';
import { Select, SelectItem } from '@stoa/ui/select';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LANGUAGE_NAMES, LANGUAGES, toTag, type Language } from '../../../i18n/languages.ts';
import * as styles from '../manage.css.ts';

/** As the contract bounds them. */
const NAME_LENGTH = 200;
const INTRODUCTION_LENGTH = 500;

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
  const [language, setLanguage] = useState<Language>(useLanguage());
  const set = (part: Partial<typeof vip>) => change({ vip: { ...vip, ...part } });
  return (
    <section className={styles.part}>
      <SectionHead title={t({ message: 'VIP package', comment: 'Heading of a part of a form' })} />
      <Text size="sm" tone="muted">
        {t`It opens every class, exam and live session marked VIP. Once you have a package, these are closed to everyone else.`}
      </Text>
      <Select
        label={t({ message: 'Language of name and introduction', comment: 'Field' })}
        value={language}
        onChange={(code) => setLanguage(code as Language)}
      >
        {LANGUAGES.map((code) => (
          <SelectItem key={code} id={code} textValue={LANGUAGE_NAMES[code]}>
            <span lang={toTag(code)}>{LANGUAGE_NAMES[code]}</span>
          </SelectItem>
        ))}
      </Select>
      <TextField
        label={t({ message: 'Name of the package', comment: 'Field' })}
        lang={toTag(language)}
        value={vip.name[language] ?? ''}
        maxLength={NAME_LENGTH}
        onChange={(text) => set({ name: { ...vip.name, [language]: text } })}
        errorMessage={problems.vipName ? t`This field is required.` : undefined}
        isRequired
      />
      <TextArea
        label={t({
          message: 'Introduction',
          context: 'vip',
          comment: 'Field: a few sentences about a package',
        })}
        rows={3}
        maxLength={INTRODUCTION_LENGTH}
        value={vip.introduction[language] ?? ''}
        onChange={(text) => set({ introduction: { ...vip.introduction, [language]: text } })}
        isOptional
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
