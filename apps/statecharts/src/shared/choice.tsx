import { useId } from 'react';
import * as styles from './choice.css.ts';

export interface ChoiceProps<Value extends string> {
  label: string;
  /** The label is for screen readers alone. @default false */
  isLabelHidden?: boolean;
  value: Value;
  choices: readonly { value: Value; label: string; lang?: string }[];
  onChange: (value: Value) => void;
  isSmall?: boolean;
}

/** One of several, by the browser's own list: it opens at once, also where hundreds of them stand on a page. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, isLabelHidden = false, value, choices, onChange, isSmall = false } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      {isLabelHidden ? null : (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <select
        id={id}
        aria-label={isLabelHidden ? label : undefined}
        className={styles.select}
        data-small={isSmall || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
