import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import {
  MAX_SECTIONS,
  TEACHING_LENGTHS,
  type ExamDraft,
  type SectionDraft,
  type TeachingFieldProblems,
} from '@stoa/machines/teaching-editor';
import { Button } from '@stoa/ui/button';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag, type Language } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';
import { textIn } from '../texts.ts';
import { EntryButtons } from './entry-buttons.tsx';
import { moved, newSection, withoutSection } from './exam-form.ts';
import { LanguageSelect } from './language-select.tsx';
import * as teachingStyles from './teaching.css.ts';
import { TEACHING_PROBLEM_MESSAGES } from './teaching-messages.ts';

interface ExamSectionsProps {
  draft: ExamDraft;
  problems: TeachingFieldProblems;
  onChange: (part: Partial<ExamDraft>) => void;
}

/** The sections of an exam in their order, with what people read before the questions of each. */
export function ExamSections({ draft, problems, onChange }: ExamSectionsProps) {
  const { t, i18n } = useLingui();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const { sections } = draft;
  const title = t({ message: 'Sections', context: 'exam', comment: 'Heading: parts of an exam' });
  const problem = problems.sections && i18n._(TEACHING_PROBLEM_MESSAGES[problems.sections]);
  const isWrong = ({ title: titles }: SectionDraft) =>
    problems.sections === 'TOO_LONG' || Object.values(titles).every((text) => !text?.trim());
  const set = (key: string, part: Partial<SectionDraft>) =>
    onChange({ sections: sections.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  return (
    <section className={styles.part}>
      <SectionHeader title={title} />
      <Text tone="muted">
        {t`Sections group questions under a title with instructions. Questions in no section come first.`}
      </Text>
      {sections.length > 0 ? (
        <>
          <LanguageSelect value={language} onChange={setLanguage} />
          <RowList as="div" role="group" aria-label={title}>
            {sections.map((section, index) => {
              const number = formatNumber(index + 1, own);
              const name = t({
                message: `Section ${number}`,
                context: 'exam',
                comment: 'Of an exam, counted',
              });
              return (
                <Row
                  as="div"
                  role="group"
                  aria-label={name}
                  key={section.key}
                  className={teachingStyles.section}
                >
                  <TextField
                    label={t({ message: `Title of section ${number}`, comment: 'Of an exam' })}
                    lang={toTag(language)}
                    value={section.title[language] ?? ''}
                    placeholder={textIn(section.title, language).text || ' '}
                    onChange={(text) => set(section.key, { title: { ...section.title, [language]: text } })}
                    errorMessage={isWrong(section) ? problem : undefined}
                    isRequired
                  />
                  <TextArea
                    label={t({
                      message: 'Instructions',
                      context: 'exam',
                      comment: 'Before the questions of a section',
                    })}
                    rows={3}
                    lang={toTag(language)}
                    maxLength={TEACHING_LENGTHS.text}
                    value={section.instructions[language] ?? ''}
                    placeholder={textIn(section.instructions, language).text || ' '}
                    onChange={(text) =>
                      set(section.key, { instructions: { ...section.instructions, [language]: text } })
                    }
                    isOptional
                  />
                  <div className={teachingStyles.beside}>
                    <EntryButtons
                      name={name}
                      isFirst={index === 0}
                      isLast={index === sections.length - 1}
                      onMove={(step) => onChange({ sections: moved(sections, index, index + step) })}
                      onRemove={() => onChange(withoutSection(draft, section.key))}
                    />
                  </div>
                </Row>
              );
            })}
          </RowList>
        </>
      ) : null}
      <div>
        <Button
          icon={PlusIcon}
          isDisabled={sections.length >= MAX_SECTIONS}
          onPress={() => onChange({ sections: [...sections, newSection()] })}
        >
          {t({ message: 'Add a section', context: 'exam', comment: 'Button: a part of an exam' })}
        </Button>
      </div>
    </section>
  );
}
