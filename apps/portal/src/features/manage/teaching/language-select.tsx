import { useLingui } from '@lingui/react/macro';
import { type Language } from '../../../i18n/languages.ts';
import { LanguageField } from '../../../shared/language-field.tsx';

/** In which language the texts below are written. */
export function LanguageSelect({
  value,
  onChange,
}: {
  value: Language;
  onChange: (language: Language) => void;
}) {
  const { t } = useLingui();
  return (
    <LanguageField
      label={t`Language of the texts`}
      description={t`Texts without a translation are shown in the school’s main language.`}
      value={value}
      onChange={onChange}
    />
  );
}
