import { useLingui } from '@lingui/react/macro';
import type { DraftOption } from '@stoa/machines/teaching-editor';
import { Select, SelectItem } from '@stoa/ui/select';
import { FormulaText, withoutDelimiters } from '@stoa/ui/formula-text';
import type { Language } from '../../../../i18n/languages.ts';
import { textIn } from '../../texts.ts';

interface RightOptionProps {
  label: string;
  options: readonly DraftOption[];
  /** What an option is called that has no text yet. */
  nameOf: (index: number) => string;
  language: Language;
  value: string | null;
  isMissing: boolean;
  onChange: (key: string) => void;
}

/** The option that is right for a part of a question. */
export function RightOption({
  label,
  options,
  nameOf,
  language,
  value,
  isMissing,
  onChange,
}: RightOptionProps) {
  const { t } = useLingui();
  const isThere = options.some(({ key }) => key === value);
  return (
    <Select
      label={label}
      placeholder={t({ message: 'Choose…', comment: 'In a list of answers' })}
      value={isThere ? value : null}
      isInvalid={isMissing && !isThere}
      onChange={(key) => onChange(String(key))}
    >
      {options.map(({ key, text, picture }, index) => {
        const reported = picture ? textIn(picture.alt, language).text : '';
        const shown = textIn(text, language).text || reported || nameOf(index);
        return (
          <SelectItem key={key} id={key} textValue={withoutDelimiters(shown)}>
            <FormulaText isInLine>{shown}</FormulaText>
          </SelectItem>
        );
      })}
    </Select>
  );
}
