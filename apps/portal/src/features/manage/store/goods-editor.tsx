import { useLingui } from '@lingui/react/macro';
import { storeGoodsQuery } from '@stoa/api/store.queries';
import type { StoreGoodsList } from '@stoa/api/schema';
import {
  PERSON_MAX,
  PRICE_MAX,
  STOCK_MAX,
  type GoodsDraft,
  type StoreField,
  type StoreFieldProblems,
} from '@stoa/machines/store-editor';
import { LinkButton } from '@stoa/ui/button';
import { DatePicker } from '@stoa/ui/date-picker';
import { EmptyState } from '@stoa/ui/empty-state';
import { NumberField } from '@stoa/ui/number-field';
import { SectionHeader } from '@stoa/ui/section-header';
import { Select, SelectItem } from '@stoa/ui/select';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { TimeField } from '@stoa/ui/time-field';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../i18n/languages.ts';
import { cx } from '../../../shared/cx.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { RESOURCE_KINDS } from '../../../shared/resource-kinds.ts';
import { EditorLayout } from '../editor-layout.tsx';
import * as styles from '../manage.css.ts';
import { BundleFields } from './bundle-fields.tsx';
import { SeatFields } from './seat-fields.tsx';
import { CURRENCIES, goodsDraft, NEW_BUNDLE, NEW_VIP, newGoods, toMajor, toMinor } from './store-form.ts';
import { storeManageHref } from './store-manage-address.ts';
import { NEW } from './store-search.ts';
import { VipFields } from './vip-fields.tsx';
import { useStoreEditor } from './use-store-editor.ts';

/** Something that is sold, or is to be sold. */
export function GoodsEditorView({ schoolId, goodsId }: { schoolId: string; goodsId: string }) {
  const { t } = useLingui();
  const query = useQuery({
    ...storeGoodsQuery(useApi(), { schoolId, lang: useLanguage() }),
    // What is being edited does not change under one's hands.
    staleTime: Infinity,
  });
  return (
    <Loaded query={query} rows={6}>
      {(data) => {
        const goods = data.items.find(({ id }) => id === goodsId);
        return goods || goodsId === NEW ? (
          <Editor
            schoolId={schoolId}
            list={data}
            first={goods ? goodsDraft(goods, data.currency) : newGoods(data.currency)}
            title={goods?.title}
          />
        ) : (
          <EmptyState
            headingLevel={2}
            title={t`These goods do not exist`}
            action={
              <LinkButton href={storeManageHref(schoolId)}>
                {t({ message: 'All goods', comment: 'Link to a list' })}
              </LinkButton>
            }
          />
        );
      }}
    </Loaded>
  );
}

interface EditorProps {
  schoolId: string;
  list: StoreGoodsList;
  first: GoodsDraft;
  /** Of what is sold already. */
  title: string | undefined;
}

function Editor({ schoolId, list, first, title }: EditorProps) {
  const { t } = useLingui();
  const { actor, draft, problems, change } = useStoreEditor(schoolId, first);
  const own = { draft, change, problems };
  const chosen =
    draft.vip || draft.bundle || draft.seats
      ? undefined
      : list.sellable.find(({ id }) => id === draft.resourceId)?.title;
  return (
    <EditorLayout actor={actor} className={cx(styles.part, styles.narrow)}>
      <div className={cx(styles.part, styles.sections)}>
        <section className={styles.part}>
          <SectionHeader title={title ?? t({ message: 'New goods', comment: 'Heading of a form' })} />
          {draft.id === null ? (
            <What list={list} {...own} />
          ) : title === undefined && chosen ? (
            <Text>
              <UserText>{chosen}</UserText>
            </Text>
          ) : null}
          <Switch isSelected={draft.isOnSale} onChange={(isOnSale) => change({ isOnSale })}>
            {t`Offer it in the store`}
          </Switch>
        </section>
        {draft.vip ? <VipFields vip={draft.vip} {...own} /> : null}
        {draft.bundle ? <BundleFields bundle={draft.bundle} list={list} {...own} /> : null}
        {draft.seats ? <SeatFields list={list} {...own} draft={{ ...draft, seats: draft.seats }} /> : null}
        <Prices {...own} />
        <Amounts {...own} />
        <Window {...own} />
        <div>
          <LinkButton variant="quiet" href={storeManageHref(schoolId)}>
            {t({ message: 'All goods', comment: 'Link to a list' })}
          </LinkButton>
        </div>
      </div>
    </EditorLayout>
  );
}

interface FieldsProps {
  draft: GoodsDraft;
  change: (part: Partial<GoodsDraft>) => void;
  problems: StoreFieldProblems;
}

/** Stands for a VIP package among what can be sold. */
const VIP = 'vip';
/** Stands for a bundle there. */
const SEVERAL = 'bundle';
/** Stands for seats there. */
const SEATS = 'seats';
const NO_RESOURCES: readonly unknown[] = [null, VIP, SEVERAL, SEATS];

function useProblemMessages(problems: StoreFieldProblems) {
  const { t } = useLingui();
  return (field: StoreField): string | undefined => {
    switch (problems[field]) {
      case 'MISSING':
        return t`This field is required.`;
      case 'TOO_LONG':
        return t`This is too long.`;
      case 'TOO_EARLY':
        return t`The end is before the start.`;
      case 'TOO_HIGH':
        return t`This is too high.`;
      case undefined:
        return undefined;
    }
  };
}

function What({ list, draft, change, problems }: FieldsProps & { list: StoreGoodsList }) {
  const { t, i18n } = useLingui();
  const problemOf = useProblemMessages(problems);
  return (
    <Select
      label={t({
        message: 'What you sell',
        comment: 'Field: a class, an exam, a live session, a topic, a VIP package, a bundle or seats',
      })}
      description={t`A VIP package, a bundle, seats, or a published class, course, exam, live session or topic that is not among the goods yet.`}
      value={draft.vip ? VIP : draft.bundle ? SEVERAL : draft.seats ? SEATS : draft.resourceId}
      onChange={(chosen) =>
        change({
          resourceId: NO_RESOURCES.includes(chosen) ? null : String(chosen),
          vip: chosen === VIP ? (draft.vip ?? NEW_VIP) : null,
          bundle: chosen === SEVERAL ? (draft.bundle ?? NEW_BUNDLE) : null,
          seats: chosen === SEATS ? (draft.seats ?? { goodsId: null }) : null,
        })
      }
      errorMessage={problemOf('resource')}
      isRequired
    >
      <SelectItem id={VIP}>
        {t({ message: 'A VIP package', comment: 'What is sold: opens the VIP zone for a time' })}
      </SelectItem>
      <SelectItem id={SEVERAL}>
        {t({ message: 'A bundle', comment: 'What is sold: several goods at one price' })}
      </SelectItem>
      <SelectItem id={SEATS}>
        {t({ message: 'Seats for a company', comment: 'Kind of goods; heading' })}
      </SelectItem>
      {list.sellable.map(({ id, title, type }) => {
        // An exam may be called as its class is.
        const kind = i18n._(RESOURCE_KINDS[type].one);
        return (
          <SelectItem key={id} id={id} textValue={`${title} ${kind}`}>
            <UserText>{title}</UserText>{' '}
            <Text as="span" size="sm" tone="muted">
              {kind}
            </Text>
          </SelectItem>
        );
      })}
    </Select>
  );
}

function Prices({ draft, change, problems }: FieldsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const problemOf = useProblemMessages(problems);
  const names = new Intl.DisplayNames(toIntlTag(language), { type: 'currency' });
  const rest = CURRENCIES.filter((code) => code !== draft.currency);
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Price', comment: 'Column' })} />
      <Text size="sm" tone="muted">
        {t`Prices include tax. 0 gives it away for free. Leave a currency empty where you do not sell in it.`}
      </Text>
      {[draft.currency, ...rest].map((code) => (
        <NumberField
          key={code}
          label={names.of(code) ?? code}
          value={toMajor(draft.prices[code] ?? null, code)}
          minValue={0}
          maxValue={toMajor(PRICE_MAX, code) ?? undefined}
          formatOptions={{ style: 'currency', currency: code }}
          step={toMajor(1, code) ?? 1}
          hideSteppers
          onChange={(typed) => change({ prices: { ...draft.prices, [code]: toMinor(typed, code) } })}
          errorMessage={code === draft.currency ? problemOf('prices') : undefined}
          isRequired={code === draft.currency}
          isOptional={code !== draft.currency}
        />
      ))}
    </section>
  );
}

function Amounts({ draft, change, problems }: FieldsProps) {
  const { t } = useLingui();
  const problemOf = useProblemMessages(problems);
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Tax and stock', comment: 'Heading of a part of a form' })} />
      <Select
        label={t({ message: 'Tax rate', comment: 'Field' })}
        value={draft.taxClass}
        onChange={(taxClass) => change({ taxClass: taxClass as GoodsDraft['taxClass'] })}
      >
        <SelectItem id="standard">{t({ message: 'Standard rate', comment: 'Of tax' })}</SelectItem>
        <SelectItem id="reduced">{t({ message: 'Reduced rate', comment: 'Of tax' })}</SelectItem>
        <SelectItem id="zero">{t({ message: 'No tax', comment: 'Rate of tax' })}</SelectItem>
      </Select>
      <NumberField
        label={t({ message: 'Stock', comment: 'Field: how many are sold in all' })}
        description={t`How many can be sold in all. Leave it empty for any number.`}
        value={draft.stock}
        minValue={0}
        maxValue={STOCK_MAX}
        onChange={(stock) => change({ stock })}
        errorMessage={problemOf('stock')}
        isOptional
      />
      <NumberField
        label={t({ message: 'Limit per person', comment: 'Field: how many one person may buy' })}
        description={t`How many one person can buy. What was cancelled or refunded in full does not count. Leave it empty for any number.`}
        value={draft.personMax}
        minValue={1}
        maxValue={PERSON_MAX}
        onChange={(personMax) => change({ personMax })}
        errorMessage={problemOf('personMax')}
        isOptional
      />
    </section>
  );
}

function Window({ draft, change, problems }: FieldsProps) {
  const { t } = useLingui();
  const problemOf = useProblemMessages(problems);
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'When it is sold', comment: 'Heading of a part of a form' })} />
      <div className={styles.pair}>
        <DatePicker
          label={t`First day`}
          value={draft.startDay || null}
          onChange={(day) => change({ startDay: day ?? '' })}
          isOptional
        />
        <TimeField
          label={t({ message: 'From', comment: 'Time at which a notice begins' })}
          value={draft.startTime || null}
          onChange={(time) => change({ startTime: time ?? '' })}
        />
        <DatePicker
          label={t`Last day`}
          value={draft.endDay || null}
          onChange={(day) => change({ endDay: day ?? '' })}
          errorMessage={problemOf('end')}
          isOptional
        />
        <TimeField
          label={t({ message: 'Until', comment: 'Time at which a notice ends' })}
          value={draft.endTime || null}
          onChange={(time) => change({ endTime: time ?? '' })}
          isInvalid={problems.end !== undefined}
        />
      </div>
      <Text size="sm" tone="muted">
        {t`Days and times are those of your device.`}
      </Text>
    </section>
  );
}
