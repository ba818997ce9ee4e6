import { useLingui } from '@lingui/react/macro';
import { Select, SelectItem } from '@stoa/ui/select';
import { LANGUAGE_NAMES, LANGUAGES, toTag } from '../../../i18n/languages.ts';

export interface LanguageFieldProps {
  /** As zh_CN. */
  value: string;
  onChange: (language: string) => void;
}

/** The language of pages and messages, each in its own name. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Language`}
      description={t`Pages and messages are shown in this language.`}
      value={value}
      onChange={(key) => onChange(String(key))}
    >
      {LANGUAGES.map((language) => (
        <SelectItem key={language} id={language} textValue={LANGUAGE_NAMES[language]}>
          <bdi lang={toTag(language)}>{LANGUAGE_NAMES[language]}</bdi>
        </SelectItem>
      ))}
    </Select>
  );
}
