import { useLocale } from 'react-aria-components/I18nProvider';
import { LateField, useLatePart } from '../internal/field/late-field.tsx';
import { onDemand } from '../internal/on-demand.ts';
import type { DateRangePickerProps } from './date-range-picker-types.ts';

export type { DateRange, DateRangePickerProps } from './date-range-picker-types.ts';
export type { DateChangeReason } from '../date-picker/date-picker-types.ts';

// Calendars and their arithmetic weigh more than the page around them.
const part = onDemand(() => import('./date-range-picker-field.tsx'));

/** Two days, typed part by part or chosen in a calendar; the same rules as DatePicker. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { locale } = useLocale();
  const loaded = useLatePart(part);
  if (loaded) return <loaded.DateRangePickerField {...props} locale={locale} />;
  const { label, description, isDisabled, className, value = props.defaultValue } = props;
  return (
    <LateField {...{ label, description, isDisabled, className }}>
      {value ? `${value.start} – ${value.end}` : null}
    </LateField>
  );
}
