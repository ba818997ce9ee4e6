import { useLingui } from '@lingui/react/macro';
import { TextField } from '@stoa/ui/text-field';
import type { Ref } from 'react';
import { LazyMobileField } from './lazy-mobile-field.tsx';

interface EmailOrMobileFieldProps {
  channel: 'email' | 'mobile';
  value: string;
  onChange: (value: string) => void;
  /** The country code in front of a number. */
  onCountryChange: (dialCode: string) => void;
  errorMessage: string | undefined;
  /** Of the mail address; "Email" where nothing else is said. */
  emailLabel?: string;
  emailRef?: Ref<HTMLInputElement>;
}

/** A mail address or a phone number. */
export function EmailOrMobileField({
  channel,
  value,
  onChange,
  onCountryChange,
  errorMessage,
  emailLabel,
  emailRef,
}: EmailOrMobileFieldProps) {
  const { t } = useLingui();
  if (channel === 'mobile')
    return (
      <LazyMobileField
        value={value}
        onChange={onChange}
        onCountryChange={onCountryChange}
        errorMessage={errorMessage}
      />
    );
  return (
    <TextField
      name="email"
      type="email"
      label={emailLabel ?? t`Email`}
      autoComplete="email"
      spellCheck="false"
      inputRef={emailRef}
      isRequired
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  );
}
