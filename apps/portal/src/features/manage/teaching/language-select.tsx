import { useLingui } from '@lingui/react/macro';
import { Select, SelectItem } from '@stoa/ui/select';
import { LANGUAGE_NAMES, LANGUAGES, toTag, type Language } from '../../../i18n/languages.ts';

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
    <Select
      label={t`Language of the texts`}
      description={t`Texts without a translation are shown in the school’s main language.`}
      value={value}
      onChange={(code) => onChange(code as Language)}
    >
      {LANGUAGES.map((code) => (
        <SelectItem key={code} id={code} textValue={LANGUAGE_NAMES[code]}>
          <span lang={toTag(code)}>{LANGUAGE_NAMES[code]}</span>
        </SelectItem>
      ))}
    </Select>
  );
}
