import {
  DateInput,
  DateRangePicker as AriaDateRangePicker,
  DateSegment,
} from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
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
import { segment } from '../internal/field/segments.css.ts';
import { useValue } from '../internal/field/use-value.ts';
import type { DateRangePickerProps } from './date-range-picker-types.ts';
import { days, daysSegments, dash } from './date-range-picker.css.ts';
import { readRange, writeRange } from './read-range.ts';

/** The parts of DateRangePicker that are loaded on demand. */
export function DateRangePickerField({
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
}: DateRangePickerProps & { locale: string }) {
  const [current, setCurrent] = useValue(value, defaultValue, onChange);
  const canClear = isClearable && Boolean(current) && !rest.isDisabled && !rest.isReadOnly;
  return (
    <I18nProvider locale={gregorianLocale(locale)}>
      <AriaDateRangePicker
        {...rest}
        // Out of the span is said at once, in the reader's language.
        validationBehavior="aria"
        granularity="day"
        value={readRange(current)}
        onChange={(range) => setCurrent(writeRange(range), 'chosen')}
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
          <span className={days}>
            <DateInput slot="start" className={daysSegments}>
              {(part) => <DateSegment segment={part} className={segment} />}
            </DateInput>
            <span aria-hidden className={dash}>
              –
            </span>
            <DateInput slot="end" className={daysSegments}>
              {(part) => <DateSegment segment={part} className={segment} />}
            </DateInput>
          </span>
          {canClear ? <ClearButton onPress={() => setCurrent(null, 'cleared')} /> : null}
          <CalendarButton />
        </Group>
        <FieldFooter description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
        <CalendarPopover>
          <RangeCalendar className={calendar}>
            <CalendarHeader />
            <CalendarDays isRange />
          </RangeCalendar>
        </CalendarPopover>
      </AriaDateRangePicker>
    </I18nProvider>
  );
}
