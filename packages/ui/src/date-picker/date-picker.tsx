import { useLocale } from 'react-aria-components/I18nProvider';
import { LateField, useLatePart } from '../internal/field/late-field.tsx';
import { onDemand } from '../internal/on-demand.ts';
import type { DatePickerProps } from './date-picker-types.ts';

export type { DateChangeReason, DatePickerProps } from './date-picker-types.ts';

// Calendars and their arithmetic weigh more than the page around them.
const part = onDemand(() => import('./date-picker-field.tsx'));

/**
 * A day, typed part by part or chosen in a calendar. The calendar is Gregorian in every language; its digits, its
 * order of parts and its first day of the week are the language's.
 */
export function DatePicker(props: DatePickerProps) {
  const { locale } = useLocale();
  const loaded = useLatePart(part);
  if (loaded) return <loaded.DatePickerField {...props} locale={locale} />;
  const { label, description, isDisabled, className, value = props.defaultValue } = props;
  return <LateField {...{ label, description, isDisabled, className }}>{value}</LateField>;
}
