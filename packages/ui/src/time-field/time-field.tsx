import { useLocale } from 'react-aria-components/I18nProvider';
import { LateField, useLatePart } from '../internal/field/late-field.tsx';
import { onDemand } from '../internal/on-demand.ts';
import type { TimeFieldProps } from './time-field-types.ts';

export type { TimeFieldProps } from './time-field-types.ts';

// Calendars and their arithmetic weigh more than the page around them.
const part = onDemand(() => import('./time-field-input.tsx'));

/** A time of day, typed part by part. It is said and shown as the language has it, 9:30 PM or 21:30. */
export function TimeField(props: TimeFieldProps) {
  const { locale } = useLocale();
  const loaded = useLatePart(part);
  if (loaded) return <loaded.TimeFieldInput {...props} locale={locale} />;
  const { label, description, isDisabled, className, value = props.defaultValue } = props;
  return <LateField {...{ label, description, isDisabled, className }}>{value}</LateField>;
}
