import { DateInput, DateSegment, TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { cx } from '../internal/cx.ts';
import { box, field } from '../internal/field/field.css.ts';
import { FieldFooter, FieldLabel } from '../internal/field/field-parts.tsx';
import { gregorianLocale } from '../internal/field/gregorian-locale.ts';
import { readIsoTime, writeIsoTime } from '../internal/field/iso.ts';
import { segment, segments } from '../internal/field/segments.css.ts';
import { useValue } from '../internal/field/use-value.ts';
import type { TimeFieldProps } from './time-field-types.ts';
import { timeBox } from './time-field.css.ts';

/** The parts of TimeField that are loaded on demand. */
export function TimeFieldInput({
  label,
  description,
  errorMessage,
  isOptional,
  value,
  defaultValue = null,
  onChange,
  minValue,
  maxValue,
  hasSeconds = false,
  name,
  isInvalid = Boolean(errorMessage),
  className,
  locale,
  ...rest
}: TimeFieldProps & { locale: string }) {
  const [current, setCurrent] = useValue(value, defaultValue, onChange);
  return (
    <I18nProvider locale={gregorianLocale(locale)}>
      <AriaTimeField
        {...rest}
        // Out of the span is said at once, in the reader's language.
        validationBehavior="aria"
        value={readIsoTime(current)}
        onChange={(time) => setCurrent(time && writeIsoTime(time, hasSeconds))}
        minValue={readIsoTime(minValue)}
        maxValue={readIsoTime(maxValue)}
        granularity={hasSeconds ? 'second' : 'minute'}
        isInvalid={isInvalid || undefined}
        className={cx(field, className)}
      >
        <FieldLabel isRequired={rest.isRequired} isOptional={isOptional}>
          {label}
        </FieldLabel>
        <DateInput className={cx(box, segments, timeBox)}>
          {(part) => <DateSegment segment={part} className={segment} />}
        </DateInput>
        {name ? <input type="hidden" name={name} value={current ?? ''} /> : null}
        <FieldFooter description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      </AriaTimeField>
    </I18nProvider>
  );
}
