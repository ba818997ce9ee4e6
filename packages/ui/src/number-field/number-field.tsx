import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { adornment, box, field, input } from '../internal/field/field.css.ts';
import { FieldFooter, FieldLabel, type FieldTexts } from '../internal/field/field-parts.tsx';
import { boxButton } from '../internal/field/segments.css.ts';
import { fromState, toState } from './empty-number.ts';
import { numberInput, steppers } from './number-field.css.ts';

export interface NumberFieldProps
  extends
    FieldTexts,
    Omit<
      AriaNumberFieldProps,
      'className' | 'style' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue'
    > {
  /** Null is an empty field. Without it the field keeps its own value. */
  value?: number | null;
  /** @default null */
  defaultValue?: number | null;
  /** Called when the number is complete: on a step, on Enter, on leaving the field. */
  onChange?: (value: number | null) => void;
  /** Smallest number; a smaller one becomes it on leaving the field. @default none */
  minValue?: number;
  /** Largest number; a larger one becomes it on leaving the field. @default none */
  maxValue?: number;
  /** Of a press on a stepper and of an arrow key. What is typed is rounded to it. @default 1 */
  step?: number;
  /** Unit, currency, decimals, as Intl.NumberFormat has them. Digits are those of the language. @default {} */
  formatOptions?: Intl.NumberFormatOptions;
  /** An example of what to write, not the label. @default none */
  placeholder?: string;
  /** Before the number: an icon, a unit that Intl does not know. */
  start?: ReactNode;
  /** Leaves the buttons away, for numbers nobody steps to: a year, an amount. @default false */
  hideSteppers?: boolean;
  /** The label is read out but takes no room, as in a toolbar. @default false */
  isLabelHidden?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** A number in the digits of the language, with a step down and a step up. For codes and ids, TextField. */
export function NumberField({
  label,
  description,
  errorMessage,
  isOptional,
  value,
  defaultValue = null,
  onChange,
  placeholder,
  start,
  hideSteppers = false,
  isLabelHidden,
  inputRef,
  isInvalid = Boolean(errorMessage),
  className,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...rest}
      value={value === undefined ? undefined : toState(value)}
      defaultValue={toState(defaultValue)}
      onChange={(next) => onChange?.(fromState(next))}
      isInvalid={isInvalid}
      className={cx(field, className)}
    >
      <FieldLabel isRequired={rest.isRequired} isOptional={isOptional} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <Group className={box}>
        {start ? <span className={adornment}>{start}</span> : null}
        <Input ref={inputRef} placeholder={placeholder} className={cx(input, numberInput)} />
        {hideSteppers ? null : (
          <span className={steppers}>
            <Button slot="decrement" className={boxButton}>
              <Icon as={MinusIcon} size="sm" weight="bold" />
            </Button>
            <Button slot="increment" className={boxButton}>
              <Icon as={PlusIcon} size="sm" weight="bold" />
            </Button>
          </span>
        )}
      </Group>
      <FieldFooter description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaNumberField>
  );
}
