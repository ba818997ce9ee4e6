import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { cx } from '../internal/cx.ts';
import { field } from '../internal/field/field.css.ts';
import { FieldFooter, FieldLabel, type FieldTexts } from '../internal/field/field-parts.tsx';
import { cell, cellActive, cellInvalid, cells, frame, hiddenInput } from './otp-field.css.ts';
import { readCode } from './read-code.ts';

export interface OtpFieldProps extends Omit<FieldTexts, 'isOptional'> {
  value: string;
  /** Digits only, at most `length` of them. */
  onChange: (value: string) => void;
  /** Called once when the last digit is in. */
  onComplete?: (value: string) => void;
  /** @default 6 */
  length?: number;
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/**
 * A code of digits sent to a person. One real input lies over the cells, so that pasting, filling in from a
 * message and screen readers work as everywhere else. It reads left to right in every language.
 */
export function OtpField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  onComplete,
  length = 6,
  isInvalid = Boolean(errorMessage),
  inputRef,
  className,
  ...rest
}: OtpFieldProps) {
  const change = (typed: string) => {
    const code = readCode(typed, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  return (
    <AriaTextField
      {...rest}
      value={value}
      onChange={change}
      isInvalid={isInvalid}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      className={cx(field, className)}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <div dir="ltr" className={frame}>
        <Input ref={inputRef} dir="ltr" className={hiddenInput} spellCheck={false} />
        <div aria-hidden className={cells}>
          {Array.from({ length }, (_unused, index) => {
            const isActive = index === Math.min(value.length, length - 1);
            return (
              // The place in the row is what a cell is.
              <span
                key={index}
                className={cx(cell, isActive ? cellActive : null, isInvalid ? cellInvalid : null)}
              >
                {value[index] ?? ''}
              </span>
            );
          })}
        </div>
      </div>
      <FieldFooter description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaTextField>
  );
}
