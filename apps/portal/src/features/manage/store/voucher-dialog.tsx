import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { createVoucher } from '@stoa/api/store.calls';
import { storeGoodsQuery } from '@stoa/api/store.queries';
import type { StoreGoodsList, VoucherInput } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { DatePicker } from '@stoa/ui/date-picker';
import { Dialog } from '@stoa/ui/dialog';
import { NumberField } from '@stoa/ui/number-field';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { randomId } from '../../../app/random-id.ts';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import * as styles from '../manage.css.ts';
import { toMajor, toMinor } from './store-form.ts';
import { NEW_VOUCHER, USES_MAX, voucherOf, voucherProblems, type VoucherDraft } from './voucher-form.ts';

/** Makes a voucher; what was typed outlives a failure. */
export function VoucherDialog({ schoolId, onClose }: { schoolId: string; onClose: () => void }) {
  const { t } = useLingui();
  const query = useQuery(storeGoodsQuery(useApi(), { schoolId, lang: useLanguage() }));
  const [draft, setDraft] = useState<VoucherDraft>(NEW_VOUCHER);
  const [isChecked, setChecked] = useState(false);
  // The same click, however often it is sent; something else typed is another one.
  const [key, setKey] = useState(randomId);
  const make = useMake(schoolId, onClose);
  const change = (part: Partial<VoucherDraft>) => {
    setDraft({ ...draft, ...part });
    setKey(randomId());
  };
  const { data } = query;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setChecked(true);
    if (data && !make.isPending && !Object.values(voucherProblems(draft)).includes(true))
      make.mutate({ voucher: voucherOf(draft, data.currency), key });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={false}
      title={t({ message: 'New voucher', comment: 'Title of a form' })}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={make.isPending} onPress={() => submit()}>
            {t({ message: 'Create voucher', comment: 'Button' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Problem error={make.error} />
          <Loaded query={query} rows={4}>
            {(list) => <Fields list={list} draft={draft} change={change} isChecked={isChecked} />}
          </Loaded>
        </Stack>
      </form>
    </Dialog>
  );
}

function Problem({ error }: { error: Error | null }) {
  const { t, i18n } = useLingui();
  if (!error) return null;
  const code = isApiProblem(error) ? error.code : 'UNKNOWN';
  return (
    <Banner tone="danger" announce="assertive">
      {code === 'CONFLICT'
        ? t`A voucher with this code already exists. Choose another one.`
        : i18n._(messageOf(CALL_PROBLEM_MESSAGES, code))}
    </Banner>
  );
}

function useMake(schoolId: string, onClose: () => void) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ voucher, key }: { voucher: VoucherInput; key: string }) =>
      createVoucher(api, { schoolId, voucher, key }),
    onSuccess: async () => {
      toasts.show({ message: t`The voucher can be used now.`, tone: 'success' });
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/api/store/'),
      });
      onClose();
    },
  });
}

interface FieldsProps {
  list: StoreGoodsList;
  draft: VoucherDraft;
  change: (part: Partial<VoucherDraft>) => void;
  isChecked: boolean;
}

function Fields({ list: { currency, items }, draft, change, isChecked }: FieldsProps) {
  const { t } = useLingui();
  const problems = voucherProblems(draft);
  const needed = isChecked && problems.value ? t`This field is required.` : undefined;
  const onlyFor = t({ message: 'Only for', comment: 'Goods that a voucher is for' });
  return (
    <>
      <TextField
        name="code"
        label={t({ message: 'Code', context: 'voucher', comment: 'Field: what buyers type' })}
        description={t`Buyers type it. 3 to 40 letters, digits and dashes.`}
        direction="ltr"
        autoComplete="off"
        spellCheck="false"
        value={draft.code}
        onChange={(code) => change({ code })}
        errorMessage={
          problems.mark || (isChecked && problems.code)
            ? t`Enter 3 to 40 letters from A to Z, digits or dashes.`
            : undefined
        }
        isRequired
      />
      <RadioGroup
        label={t({ message: 'What it takes off', comment: 'Field: of a voucher' })}
        orientation="horizontal"
        value={draft.kind}
        onChange={(kind) => change({ kind: kind as VoucherDraft['kind'] })}
      >
        <Radio value="percent">{t({ message: 'A share', comment: 'What a voucher takes off' })}</Radio>
        <Radio value="amount">{t({ message: 'An amount', comment: 'What a voucher takes off' })}</Radio>
      </RadioGroup>
      {draft.kind === 'percent' ? (
        <NumberField
          label={t({ message: 'Share', context: 'voucher', comment: 'Field: in percent' })}
          value={draft.percent === null ? null : draft.percent / 100}
          minValue={0.01}
          maxValue={1}
          step={0.01}
          formatOptions={{ style: 'percent' }}
          hideSteppers
          onChange={(share) => change({ percent: share === null ? null : Math.round(share * 100) })}
          errorMessage={needed}
          isRequired
        />
      ) : (
        <NumberField
          label={t({ message: 'Amount', comment: 'Of a bank transfer' })}
          value={toMajor(draft.amount, currency)}
          minValue={0}
          step={toMajor(1, currency) ?? 1}
          formatOptions={{ style: 'currency', currency }}
          hideSteppers
          onChange={(typed) => change({ amount: toMinor(typed, currency) })}
          errorMessage={needed}
          isRequired
        />
      )}
      <DatePicker
        label={t`First day`}
        value={draft.startDay || null}
        onChange={(day) => change({ startDay: day ?? '' })}
        isOptional
      />
      <DatePicker
        label={t`Last day`}
        value={draft.endDay || null}
        onChange={(day) => change({ endDay: day ?? '' })}
        errorMessage={isChecked && problems.end ? t`The end is before the start.` : undefined}
        isOptional
      />
      <NumberField
        label={t({ message: 'Orders at most', comment: 'Field: for how many orders a voucher can be used' })}
        description={t`Each person can use it once. Leave it empty for any number of orders.`}
        value={draft.usesMax}
        minValue={1}
        maxValue={USES_MAX}
        onChange={(usesMax) => change({ usesMax })}
        isOptional
      />
      {items.length > 0 ? (
        <div role="group" aria-label={onlyFor} className={styles.rows}>
          <div>
            <Text weight="medium">{onlyFor}</Text>
            <Text size="sm" tone="muted">{t`Choose none, and it is for everything.`}</Text>
          </div>
          {items.map(({ id, title }) => (
            <Checkbox
              key={id}
              isSelected={draft.goodsIds.includes(id)}
              onChange={(isChosen) =>
                change({
                  goodsIds: isChosen ? [...draft.goodsIds, id] : draft.goodsIds.filter((one) => one !== id),
                })
              }
            >
              <UserText>{title}</UserText>
            </Checkbox>
          ))}
        </div>
      ) : null}
    </>
  );
}
