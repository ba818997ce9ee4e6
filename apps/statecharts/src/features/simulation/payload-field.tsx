import { useId } from 'react';
import type { JsonSchema } from '@stoa/machines/details';
import { useLingui } from '@lingui/react/macro';
import { Choice } from '../../shared/choice.tsx';
import * as panel from '../../shared/panel.css.ts';
import * as styles from './simulation.css.ts';

/** One field of a payload, as its schema wants it. What is no plain value is typed in the JSON below. */
export function PayloadField(props: {
  name: string;
  schema: JsonSchema;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const { name, schema, value, onChange } = props;
  const { t } = useLingui();
  const id = useId();
  if (schema.enum)
    return (
      <Choice
        label={name}
        value={JSON.stringify(value) ?? ''}
        choices={[
          ...(value === undefined ? [{ value: '', label: '–' }] : []),
          ...schema.enum.map((one) => ({ value: JSON.stringify(one), label: String(one) })),
        ]}
        onChange={(chosen) => onChange(chosen === '' ? undefined : (JSON.parse(chosen) as unknown))}
      />
    );
  if (schema.type === 'boolean')
    return (
      <Choice
        label={name}
        value={String(value === true)}
        choices={[
          { value: 'true', label: t`Yes` },
          { value: 'false', label: t`No` },
        ]}
        onChange={(chosen) => onChange(chosen === 'true')}
      />
    );
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  if (schema.type !== 'string' && !isNumber) return null;
  return (
    <div className={panel.tight}>
      <label htmlFor={id} className={panel.label}>
        {name}
      </label>
      <input
        id={id}
        className={styles.input}
        type={isNumber ? 'number' : 'text'}
        dir="auto"
        spellCheck={false}
        autoComplete="off"
        value={typeof value === 'string' || typeof value === 'number' ? value : ''}
        onChange={(event) => onChange(isNumber ? Number(event.target.value) : event.target.value)}
      />
    </div>
  );
}
