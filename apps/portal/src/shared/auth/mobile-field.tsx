import { useLingui } from '@lingui/react/macro';
import { PhoneField } from '@stoa/ui/phone-field';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useIsHydrated } from '../use-is-hydrated.ts';
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
  // Browser and server may call countries by other names, and the list is long: the page begins with one's own.
  const isHydrated = useIsHydrated();
  const countries = useMemo(
    () => countriesIn(language).filter(({ code }) => isHydrated || code === country),
    [language, isHydrated, country],
  );
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
