import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { fromJson } from './json.ts';
import * as styles from './panel.css.ts';

/** A value as JSON, to be typed in. What is no JSON is said while it is typed, and never taken. */
export function JsonField(props: {
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** What else is wrong with it. */
  errors?: readonly string[];
  rows?: number;
}) {
  const { label, text, onChange, errors = [], rows = 5 } = props;
  const { t } = useLingui();
  const id = useId();
  const said = fromJson(text) === undefined ? [t`This is not JSON yet.`] : errors;
  return (
    <div className={styles.tight}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.area}
        rows={rows}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        value={text}
        aria-invalid={said.length > 0}
        aria-describedby={said.length > 0 ? `${id}-errors` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {said.length > 0 ? (
        <ul id={`${id}-errors`} role="list" className={styles.list}>
          {said.map((error) => (
            <li key={error} className={styles.error}>
              {error}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
