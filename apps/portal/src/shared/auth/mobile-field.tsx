import { useLingui } from '@lingui/react/macro';
import { PhoneField } from '@stoa/ui/phone-field';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { countriesIn, dialCode, homeCountry } from './countries.ts';

export interface MobileFieldProps {
  value: string;
  onChange: (mobile: string) => void;
  /** Without the plus. */
  onCountryChange: (countryCode: string) => void;
  errorMessage?: string | undefined;
}

/** A mobile number with its country. */
export function MobileField({ value, onChange, onCountryChange, errorMessage }: MobileFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [country, setCountry] = useState<string>(() => homeCountry(language));
  const countries = useMemo(() => countriesIn(language), [language]);
  return (
    <PhoneField
      name="mobile"
      label={t`Phone number`}
      countryLabel={t`Country or region`}
      isRequired
      countries={countries}
      value={{ country, number: value }}
      onChange={(next) => {
        if (next.country !== country) {
          setCountry(next.country);
          onCountryChange(dialCode(next.country));
        }
        if (next.number !== value) onChange(next.number);
      }}
      errorMessage={errorMessage}
    />
  );
}
