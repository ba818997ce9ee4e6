import { useLingui } from '@lingui/react/macro';
import { storeSettingsQuery } from '@stoa/api/store.queries';
import type { StoreSettings } from '@stoa/api/schema';
import {
  LAPSE_DAYS_MAX,
  STORE_LENGTHS,
  TAX_RATE_MAX,
  type StoreField,
  type StoreSettingsDraft,
} from '@stoa/machines/store-editor';
import { NumberField } from '@stoa/ui/number-field';
import { SectionHeader } from '@stoa/ui/section-header';
import { Select, SelectItem } from '@stoa/ui/select';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../i18n/languages.ts';
import { cx } from '../../../shared/cx.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { EditorLayout } from '../editor-layout.tsx';
import * as styles from '../manage.css.ts';
import { CURRENCIES, settingsDraft } from './store-form.ts';
import { useStoreEditor } from './use-store-editor.ts';

/** Rates are hundredths of a percent. */
const WHOLE_RATE = 10_000;

/** Whether orders are taken, who sells, where to pay, taxes and terms. */
export function StoreSettingsView({ schoolId }: { schoolId: string }) {
  const query = useQuery({
    ...storeSettingsQuery(useApi(), { schoolId, lang: useLanguage() }),
    // What is being edited does not change under one's hands.
    staleTime: Infinity,
  });
  return (
    <Loaded query={query} rows={6}>
      {(data) => <Editor schoolId={schoolId} first={data} />}
    </Loaded>
  );
}

interface FieldsProps {
  draft: StoreSettingsDraft;
  change: (part: Partial<StoreSettingsDraft>) => void;
  problemOf: (field: StoreField) => string | undefined;
}

function Editor({ schoolId, first }: { schoolId: string; first: StoreSettings }) {
  const { t } = useLingui();
  const { actor, draft, problems, change } = useStoreEditor(schoolId, settingsDraft(first));
  const problemOf = (field: StoreField) =>
    problems[field] === 'TOO_LONG'
      ? t`This is too long.`
      : problems[field] && t`This is needed to take orders.`;
  const own = { draft, change, problemOf };
  return (
    <EditorLayout actor={actor} className={cx(styles.part, styles.narrow)}>
      <div className={cx(styles.part, styles.sections)}>
        <section className={styles.part}>
          <div>
            <Switch isSelected={draft.isOpen} onChange={(isOpen) => change({ isOpen })}>
              {t`Take orders`}
            </Switch>
            <Text size="sm" tone="muted">
              {t`Switched off, nobody can order. Orders that were placed before stay and can still be paid.`}
            </Text>
          </div>
        </section>
        <Seller {...own} />
        <Account {...own} />
        <Taxes {...own} />
        <Lapse {...own} />
        <section className={styles.part}>
          <SectionHeader title={t({ message: 'Terms of sale', comment: 'Title: what holds for orders' })} />
          <TextArea
            name="terms"
            label={t({ message: 'Text', comment: 'Field: of the terms of sale' })}
            description={t`Buyers accept them with each order. Every version is kept.`}
            rows={10}
            maxLength={STORE_LENGTHS.terms}
            value={draft.terms}
            onChange={(terms) => change({ terms })}
            errorMessage={problemOf('terms')}
          />
        </section>
      </div>
    </EditorLayout>
  );
}

function Seller({ draft: { seller }, change, problemOf }: FieldsProps) {
  const { t } = useLingui();
  const set = (part: Partial<StoreSettingsDraft['seller']>) => change({ seller: { ...seller, ...part } });
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Seller', comment: 'Heading: who sells' })} />
      <TextField
        name="sellerName"
        label={t({ message: 'Name', context: 'seller', comment: 'Field: a person or a company' })}
        value={seller.name}
        onChange={(name) => set({ name })}
        errorMessage={problemOf('name')}
      />
      <TextArea
        name="sellerAddress"
        label={t({ message: 'Postal address', comment: 'Field' })}
        rows={3}
        maxLength={STORE_LENGTHS.address}
        value={seller.address}
        onChange={(address) => set({ address })}
        errorMessage={problemOf('address')}
      />
      <TextField
        name="sellerTaxNumber"
        label={t({ message: 'Tax number', comment: 'Field: of a company' })}
        maxLength={STORE_LENGTHS.taxNumber}
        value={seller.taxNumber}
        onChange={(taxNumber) => set({ taxNumber })}
        isOptional
      />
    </section>
  );
}

function Account({ draft: { bank }, change, problemOf }: FieldsProps) {
  const { t } = useLingui();
  const set = (part: Partial<StoreSettingsDraft['bank']>) => change({ bank: { ...bank, ...part } });
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Bank account', comment: 'Heading: where buyers pay' })} />
      <Text size="sm" tone="muted">
        {t`Buyers see it with their order and transfer the money there.`}
      </Text>
      <TextField
        name="holder"
        label={t({ message: 'Account holder', comment: 'Of a bank account' })}
        value={bank.holder}
        onChange={(holder) => set({ holder })}
        errorMessage={problemOf('holder')}
      />
      <TextField
        name="account"
        label={t({ message: 'IBAN or account number', comment: 'Of a bank account' })}
        direction="ltr"
        autoCapitalize="none"
        spellCheck="false"
        value={bank.account}
        onChange={(account) => set({ account })}
        errorMessage={problemOf('account')}
      />
      <TextField
        name="bic"
        label={t({ message: 'BIC or sort code', comment: 'Of a bank' })}
        direction="ltr"
        maxLength={STORE_LENGTHS.bic}
        value={bank.bic}
        onChange={(bic) => set({ bic })}
        isOptional
      />
      <TextField
        name="bankName"
        label={t({ message: 'Bank', comment: 'Where money is transferred to' })}
        maxLength={STORE_LENGTHS.bankName}
        value={bank.bankName}
        onChange={(bankName) => set({ bankName })}
        isOptional
      />
      <TextArea
        name="note"
        label={t({ message: 'Note for buyers', comment: 'Field: beside a bank account' })}
        rows={2}
        maxLength={STORE_LENGTHS.note}
        value={bank.note}
        onChange={(note) => set({ note })}
        isOptional
      />
    </section>
  );
}

function Lapse({ draft, change }: FieldsProps) {
  const { t } = useLingui();
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Unpaid orders', comment: 'Heading of a part of a form' })} />
      <NumberField
        label={t({ message: 'Days until they lapse', comment: 'Field: unpaid orders of a store' })}
        description={t`The order is cancelled, what was kept for it can be bought by others, and the buyer is told. Empty: never.`}
        value={draft.lapseDays}
        minValue={1}
        maxValue={LAPSE_DAYS_MAX}
        onChange={(lapseDays) => change({ lapseDays })}
        isOptional
      />
    </section>
  );
}

function Taxes({ draft, change }: FieldsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = new Intl.DisplayNames(toIntlTag(language), { type: 'currency' });
  const rate = (name: 'standardRate' | 'reducedRate', label: string) => (
    <NumberField
      label={label}
      value={draft[name] / WHOLE_RATE}
      minValue={0}
      maxValue={TAX_RATE_MAX / WHOLE_RATE}
      step={0.0001}
      formatOptions={{ style: 'percent', maximumFractionDigits: 2 }}
      hideSteppers
      onChange={(typed) => change({ [name]: Math.round((typed ?? 0) * WHOLE_RATE) })}
    />
  );
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Currency and taxes', comment: 'Heading of a part of a form' })} />
      <Select
        label={t({ message: 'Currency of the store', comment: 'Field' })}
        description={t`All goods have a price in it.`}
        value={draft.currency}
        onChange={(currency) => change({ currency: String(currency) })}
      >
        {CURRENCIES.map((code) => (
          <SelectItem key={code} id={code}>
            {names.of(code) ?? code}
          </SelectItem>
        ))}
      </Select>
      {rate('standardRate', t({ message: 'Standard rate', comment: 'Of tax' }))}
      {rate('reducedRate', t({ message: 'Reduced rate', comment: 'Of tax' }))}
    </section>
  );
}
