import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import {
  MAX_OPTIONS,
  type DraftEntryPicture,
  type DraftTexts,
  type TeachingFieldProblem,
} from '@stoa/machines/teaching-editor';
import { Button } from '@stoa/ui/button';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import type { ReactNode } from 'react';
import { toTag, type Language } from '../../../../i18n/languages.ts';
import { FormulaPreview } from '../../../../shared/exam/formula-preview.tsx';
import { textIn } from '../../texts.ts';
import { EntryButtons } from '../entry-buttons.tsx';
import * as teachingStyles from '../teaching.css.ts';
import { TEACHING_PROBLEM_MESSAGES } from '../teaching-messages.ts';

interface Entry {
  key: string;
  text: DraftTexts;
  /** Stands in place of a text. */
  picture: DraftEntryPicture | null;
}

interface TextEntriesProps<One extends Entry> {
  title: string;
  hint?: string;
  addLabel: string;
  /** What an entry is called, by its place. */
  nameOf: (index: number) => string;
  entries: readonly One[];
  language: Language;
  problem: TeachingFieldProblem | undefined;
  make: () => One;
  onChange: (entries: readonly One[]) => void;
  /** Beside the text of an entry. */
  children?: (entry: One, change: (part: Partial<One>) => void, index: number) => ReactNode;
}

/** A list of texts: written, moved, removed, added. */
export function TextEntries<One extends Entry>({
  title,
  hint,
  addLabel,
  nameOf,
  entries,
  language,
  problem,
  make,
  onChange,
  children,
}: TextEntriesProps<One>) {
  const { i18n } = useLingui();
  const change = (index: number, part: Partial<One>) =>
    onChange(entries.map((entry, at) => (at === index ? { ...entry, ...part } : entry)));
  const move = (from: number, to: number) => {
    const one = entries[from];
    if (one) onChange(entries.filter((_, at) => at !== from).toSpliced(to, 0, one));
  };
  return (
    <>
      <SectionHeader title={title} />
      {hint ? <Text tone="muted">{hint}</Text> : null}
      <RowList as="div" role="group" aria-label={title}>
        {entries.map((entry, index) => {
          const name = nameOf(index);
          return (
            <Row key={entry.key} as="div" className={teachingStyles.option}>
              <TextField
                label={name}
                lang={toTag(language)}
                value={entry.text[language] ?? ''}
                placeholder={textIn(entry.text, language).text || ' '}
                onChange={(text) =>
                  change(index, { text: { ...entry.text, [language]: text } } as Partial<One>)
                }
                isInvalid={problem === 'MISSING' && !entry.picture && !textIn(entry.text, language).text}
              />
              {children ? children(entry, (part) => change(index, part), index) : <span />}
              <div className={teachingStyles.beside}>
                <EntryButtons
                  name={name}
                  isFirst={index === 0}
                  isLast={index === entries.length - 1}
                  onMove={(step) => move(index, index + step)}
                  onRemove={() => onChange(entries.filter((_, at) => at !== index))}
                />
              </div>
              <FormulaPreview text={entry.text[language] ?? ''} lang={language} />
            </Row>
          );
        })}
      </RowList>
      {problem ? (
        <Text tone="danger" size="sm" role="alert">
          {i18n._(TEACHING_PROBLEM_MESSAGES[problem])}
        </Text>
      ) : null}
      <div>
        <Button
          icon={PlusIcon}
          isDisabled={entries.length >= MAX_OPTIONS}
          onPress={() => onChange([...entries, make()])}
        >
          {addLabel}
        </Button>
      </div>
    </>
  );
}
