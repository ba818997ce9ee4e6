import { type Ref, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { cx } from '../internal/cx.ts';
import { box, field } from '../internal/field/field.css.ts';
import { FieldFooter, FieldLabel, type FieldTexts } from '../internal/field/field-parts.tsx';
import { area, counter, counterFull } from './text-area.css.ts';

export interface TextAreaProps
  extends FieldTexts, Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'maxLength' | 'type'> {
  /** An example of what to write, not the label. @default a space, which tells the styles that the field is empty */
  placeholder?: string;
  /** Of the text alone: what is written from left to right in every language. @default auto */
  direction?: 'auto' | 'ltr';
  /** Height in lines. @default 4 */
  rows?: number;
  /** Shows a counter. What is longer stays and is marked: cutting a pasted text would lose words. */
  maxLength?: number;
  /** What the counter counts; give it the rule's own count. @default UTF-16 length */
  countOf?: (value: string) => number;
  areaRef?: Ref<HTMLTextAreaElement>;
  className?: string;
}

const lengthOf = (value: string) => value.length;

/** Several lines of text, with a counter where there is a limit. */
export function TextArea({
  label,
  description,
  errorMessage,
  isOptional,
  placeholder = ' ',
  direction = 'auto',
  rows = 4,
  maxLength,
  countOf = lengthOf,
  areaRef,
  value,
  defaultValue = '',
  isInvalid,
  onChange,
  className,
  ...rest
}: TextAreaProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const count = countOf(value ?? ownValue);
  const isTooLong = maxLength !== undefined && count > maxLength;
  const isMarked = isInvalid ?? (Boolean(errorMessage) || isTooLong);
  return (
    <AriaTextField
      {...rest}
      value={value ?? ownValue}
      isInvalid={isMarked}
      onChange={(next) => {
        setOwnValue(next);
        onChange?.(next);
      }}
      className={cx(field, className)}
    >
      <FieldLabel
        isRequired={rest.isRequired}
        isOptional={isOptional}
        end={maxLength === undefined ? null : <Counter count={count} maxLength={maxLength} />}
      >
        {label}
      </FieldLabel>
      <Group isInvalid={isMarked} isDisabled={rest.isDisabled} className={box}>
        <AriaTextArea ref={areaRef} rows={rows} placeholder={placeholder} dir={direction} className={area} />
      </Group>
      <FieldFooter description={description} errorMessage={errorMessage} isInvalid={isMarked} />
    </AriaTextField>
  );
}

function Counter({ count, maxLength }: { count: number; maxLength: number }) {
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(locale);
  return (
    <span dir="ltr" aria-live="polite" className={cx(counter, count > maxLength ? counterFull : null)}>
      {format.format(count)}/{format.format(maxLength)}
    </span>
  );
}
