import { useLingui } from '@lingui/react/macro';
import { NumberField } from '@stoa/ui/number-field';
import * as styles from './store.css.ts';

/** As the contract bounds it. */
const SEATS_MAX = 500;

export interface SeatsFieldProps {
  count: number;
  onChange: (count: number) => void;
}

/** How many seats of one of the goods a company buys. */
export function SeatsField({ count, onChange }: SeatsFieldProps) {
  const { t } = useLingui();
  return (
    <NumberField
      className={styles.count}
      label={t({ message: 'Number of seats', comment: 'Field: how many a company buys' })}
      value={count}
      minValue={1}
      maxValue={SEATS_MAX}
      onChange={(next) => {
        if (next !== null && next !== count) onChange(next);
      }}
    />
  );
}
