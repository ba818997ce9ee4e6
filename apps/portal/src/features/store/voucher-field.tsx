import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { useSelector } from '@xstate/react';
import { useState, type FormEvent } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatPrice } from '../../shared/format.ts';
import { VOUCHER_PROBLEM_MESSAGES } from './store-messages.ts';
import * as styles from './store.css.ts';
import type { Checkout } from './use-checkout.ts';

/** As the contract bounds it. */
const CODE_MAX = 40;

/** A voucher for the order: entered, what it takes off or why nothing, and removed again. */
export function VoucherField({ checkout: { basket, basketActor, change } }: { checkout: Checkout }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { voucher, currency } = basket;
  const isSaving = useSelector(basketActor, (snapshot) => snapshot.hasTag('saving'));
  const [typed, setTyped] = useState(voucher?.problem ? voucher.code : '');
  const enter = (code: string) => change({ voucher: code });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (typed.trim() !== '') enter(typed.trim());
  };
  const remove = (
    <Button size="sm" variant="quiet" onPress={() => enter('')}>
      {t({ message: 'Remove the voucher', comment: 'Button' })}
    </Button>
  );
  if (voucher && !voucher.problem) {
    const { code } = voucher;
    const off = formatPrice({ amount: voucher.discount, currency }, language);
    return (
      <div className={styles.line}>
        <Text as="span" tone="accent">
          {t({ message: `Voucher ${code}: ${off} off`, comment: 'A code and an amount of money' })}
        </Text>
        <span className={styles.amount}>{remove}</span>
      </div>
    );
  }
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <TextField
        name="voucher"
        label={t({ message: 'Voucher', comment: 'Field: a code that takes something off the price' })}
        direction="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck="false"
        maxLength={CODE_MAX}
        value={typed}
        onChange={setTyped}
        errorMessage={voucher?.problem ? i18n._(VOUCHER_PROBLEM_MESSAGES[voucher.problem]) : undefined}
        isOptional
      />
      <div className={styles.actions}>
        <Button size="sm" isDisabled={isSaving || typed.trim() === ''} onPress={() => submit()}>
          {t({ message: 'Use voucher', comment: 'Button: takes something off the price' })}
        </Button>
        {voucher ? remove : null}
      </div>
    </form>
  );
}
