import { Calendar } from 'react-aria-components/Calendar';
import { DateInput, DatePicker as AriaDatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { cx } from '../internal/cx.ts';
import { calendar } from '../internal/field/calendar.css.ts';
import {
  CalendarButton,
  CalendarDays,
  CalendarHeader,
  CalendarPopover,
} from '../internal/field/calendar-parts.tsx';
import { ClearButton } from '../internal/field/clear-button.tsx';
import { box, field } from '../internal/field/field.css.ts';
import { FieldFooter, FieldLabel } from '../internal/field/field-parts.tsx';
import { gregorianLocale } from '../internal/field/gregorian-locale.ts';
import { readIsoDate } from '../internal/field/iso.ts';
import { segment, segments } from '../internal/field/segments.css.ts';
import { useValue } from '../internal/field/use-value.ts';
import type { DatePickerProps } from './date-picker-types.ts';

/** The parts of DatePicker that are loaded on demand. */
export function DatePickerField({
  label,
  description,
  errorMessage,
  isOptional,
  value,
  defaultValue = null,
  onChange,
  minValue,
  maxValue,
  isDateUnavailable,
  isClearable = false,
  isInvalid = Boolean(errorMessage),
  className,
  locale,
  ...rest
}: DatePickerProps & { locale: string }) {
  const [current, setCurrent] = useValue(value, defaultValue, onChange);
  const canClear = isClearable && Boolean(current) && !rest.isDisabled && !rest.isReadOnly;
  return (
    <I18nProvider locale={gregorianLocale(locale)}>
      <AriaDatePicker
        {...rest}
        // Out of the span is said at once, in the reader's language.
        validationBehavior="aria"
        granularity="day"
        value={readIsoDate(current)}
        onChange={(day) => setCurrent(day?.toString() ?? null, 'chosen')}
        minValue={readIsoDate(minValue)}
        maxValue={readIsoDate(maxValue)}
        isDateUnavailable={isDateUnavailable ? (day) => isDateUnavailable(day.toString()) : undefined}
        isInvalid={isInvalid || undefined}
        className={cx(field, className)}
      >
        <FieldLabel isRequired={rest.isRequired} isOptional={isOptional}>
          {label}
        </FieldLabel>
        <Group className={box} id={rest.id}>
          <DateInput className={segments}>
            {(part) => <DateSegment segment={part} className={segment} />}
          </DateInput>
          {canClear ? <ClearButton onPress={() => setCurrent(null, 'cleared')} /> : null}
          <CalendarButton />
        </Group>
        <FieldFooter description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
        <CalendarPopover>
          <Calendar className={calendar}>
            <CalendarHeader />
            <CalendarDays />
          </Calendar>
        </CalendarPopover>
      </AriaDatePicker>
    </I18nProvider>
  );
}
