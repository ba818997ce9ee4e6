import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { cx } from '../internal/cx.ts';
import { normalizeDigits } from '../internal/digits.ts';
import { adornment, box, field, input } from '../internal/field/field.css.ts';
import { FieldFooter, FieldLabel, type FieldTexts } from '../internal/field/field-parts.tsx';

export interface TextFieldProps
  extends FieldTexts, Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  /** An example of what to write, not the label. @default a space, which tells the styles that the field is empty */
  placeholder?: string;
  /** Before the text: an icon, a unit. */
  start?: ReactNode;
  /** After the text: a button, a unit. */
  end?: ReactNode;
  /**
   * `ltr` for addresses, codes and ids in every language; `auto` follows what is typed.
   * @default 'ltr' for email, url and tel, else 'auto'
   */
  direction?: 'auto' | 'ltr';
  /** Turns the digits of other scripts into 0 to 9 while typing. @default false */
  normalizesDigits?: boolean;
  /**
   * Which letters a phone's keyboard makes capital: `words` for names, `none` for accounts and codes.
   * @default as the browser has it: `sentences`, for email, url and password none
   */
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters';
  /** What the Enter key of a phone's keyboard says: `next` within a form, `send` or `search` at its end. @default 'enter' */
  enterKeyHint?: AriaTextFieldProps['enterKeyHint'];
  /** The label is read out but takes no room, as in a toolbar. @default false */
  isLabelHidden?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

const ltrTypes = new Set(['email', 'url', 'tel']);

/** One line of text. */
export function TextField({
  label,
  description,
  errorMessage,
  isOptional,
  placeholder = ' ',
  start,
  end,
  type = 'text',
  direction = ltrTypes.has(type) ? 'ltr' : 'auto',
  normalizesDigits = false,
  isLabelHidden,
  inputRef,
  isInvalid = Boolean(errorMessage),
  onChange,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField
      {...rest}
      type={type}
      isInvalid={isInvalid}
      onChange={normalizesDigits ? (value) => onChange?.(normalizeDigits(value)) : onChange}
      className={cx(field, className)}
    >
      <FieldLabel isRequired={rest.isRequired} isOptional={isOptional} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <Group isInvalid={isInvalid} isDisabled={rest.isDisabled} className={box}>
        {start ? <span className={adornment}>{start}</span> : null}
        <Input ref={inputRef} placeholder={placeholder} dir={direction} className={input} />
        {end ? <span className={adornment}>{end}</span> : null}
      </Group>
      <FieldFooter description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaTextField>
  );
}
