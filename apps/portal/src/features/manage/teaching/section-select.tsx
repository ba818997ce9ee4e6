import { useLingui } from '@lingui/react/macro';
import type { SectionDraft } from '@stoa/machines/teaching-editor';
import { Select, SelectItem } from '@stoa/ui/select';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { textIn } from '../texts.ts';

const NONE = 'none';

/** What sections are called: by their titles, or counted before they have one. */
export function useSectionName(): (section: SectionDraft, index: number) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (section, index) => {
    const number = formatNumber(index + 1, language);
    return (
      textIn(section.title, language).text.trim() ||
      t({ message: `Section ${number}`, context: 'exam', comment: 'Of an exam, counted' })
    );
  };
}

interface SectionSelectProps {
  sections: readonly SectionDraft[];
  /** Key of a section; empty for none. */
  value: string;
  /** What is heard in place of "Section". */
  label?: string;
  onChange: (key: string) => void;
}

/** To which section of an exam something belongs; nothing where there are none. */
export function SectionSelect({ sections, value, label, onChange }: SectionSelectProps) {
  const { t } = useLingui();
  const nameOf = useSectionName();
  if (sections.length === 0) return null;
  const isThere = sections.some(({ key }) => key === value);
  return (
    <Select
      label={label ?? t({ message: 'Section', context: 'exam', comment: 'Part of an exam' })}
      value={isThere ? `in-${value}` : NONE}
      onChange={(key) => onChange(key === NONE ? '' : String(key).slice('in-'.length))}
    >
      <SelectItem id={NONE}>
        {t({ message: 'No section', context: 'exam', comment: 'A question that is in no part of an exam' })}
      </SelectItem>
      {sections.map((section, index) => {
        const name = nameOf(section, index);
        return (
          <SelectItem key={section.key} id={`in-${section.key}`} textValue={name}>
            <UserText>{name}</UserText>
          </SelectItem>
        );
      })}
    </Select>
  );
}
