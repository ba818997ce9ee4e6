import { Select, SelectItem, type SelectProps } from '@stoa/ui/select';
import { LANGUAGE_NAMES, LANGUAGES, toTag, type Language } from '../i18n/languages.ts';

interface LanguageFieldProps extends Pick<
  SelectProps<object>,
  'label' | 'description' | 'errorMessage' | 'isRequired' | 'name'
> {
  value: string;
  /** Those that can be chosen. @default all of them */
  languages?: readonly Language[];
  onChange: (language: Language) => void;
}

/** One language of several, each under its own name. */
export function LanguageField({ languages = LANGUAGES, onChange, ...field }: LanguageFieldProps) {
  return (
    <Select {...field} onChange={(code) => onChange(code as Language)}>
      {languages.map((code) => (
        <SelectItem key={code} id={code} textValue={LANGUAGE_NAMES[code]}>
          <span lang={toTag(code)}>{LANGUAGE_NAMES[code]}</span>
        </SelectItem>
      ))}
    </Select>
  );
}
