import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select } from 'react-aria-components/Select';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { box, field, input } from '../internal/field/field.css.ts';
import { FieldFooter, FieldLabel, type FieldTexts } from '../internal/field/field-parts.tsx';
import { float } from '../internal/overlay/float.css.ts';
import { list } from '../internal/overlay/list.css.ts';
import { ListItem } from '../internal/overlay/list-item.tsx';
import { codeButton, codeSelect } from './phone-field.css.ts';
import { readPhoneNumber } from './read-phone-number.ts';

export interface PhoneCountry {
  /** ISO 3166 code: CN. */
  code: string;
  /** Without the plus: 86. */
  dialCode: string;
  /** In the reader's language. */
  name: string;
}

export interface PhoneValue {
  /** ISO 3166 code of the country. */
  country: string;
  /** Digits only, without the country's code. */
  number: string;
}

export interface PhoneFieldProps extends FieldTexts {
  countries: readonly PhoneCountry[];
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  /** Name of the choice of country, for screen readers. */
  countryLabel: string;
  /** Id of the number's input, for an error summary. */
  id?: string;
  name?: string;
  placeholder?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** A phone number with its country. It reads left to right in every language. */
export function PhoneField({
  label,
  description,
  errorMessage,
  isOptional,
  countries,
  value,
  onChange,
  countryLabel,
  placeholder,
  isInvalid = Boolean(errorMessage),
  inputRef,
  className,
  ...rest
}: PhoneFieldProps) {
  const country = countries.find((item) => item.code === value.country);
  return (
    <AriaTextField
      {...rest}
      type="tel"
      autoComplete="tel-national"
      isInvalid={isInvalid}
      value={value.number}
      onChange={(typed) => onChange({ ...value, number: readPhoneNumber(typed, country?.dialCode) })}
      className={cx(field, className)}
    >
      <FieldLabel isRequired={rest.isRequired} isOptional={isOptional}>
        {label}
      </FieldLabel>
      <Group dir="ltr" isInvalid={isInvalid} isDisabled={rest.isDisabled} className={box}>
        <Select
          aria-label={countryLabel}
          isDisabled={rest.isDisabled}
          value={value.country}
          onChange={(code) => onChange({ ...value, country: String(code) })}
          className={codeSelect}
        >
          <Button className={codeButton}>
            <span>+{country?.dialCode}</span>
            <Icon as={CaretDownIcon} size="sm" />
          </Button>
          <Popover className={float}>
            <ListBox items={countries} className={list}>
              {(item) => (
                <ListItem
                  id={item.code}
                  textValue={item.name}
                  description={<bdi dir="ltr">+{item.dialCode}</bdi>}
                >
                  {item.name}
                </ListItem>
              )}
            </ListBox>
          </Popover>
        </Select>
        <Input ref={inputRef} dir="ltr" placeholder={placeholder} className={input} />
      </Group>
      <FieldFooter description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaTextField>
  );
}
