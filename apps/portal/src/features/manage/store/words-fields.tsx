import { useLingui } from '@lingui/react/macro';
import type { GoodsDraft } from '@stoa/machines/store-editor';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag, type Language } from '../../../i18n/languages.ts';
import { LanguageField } from '../../../shared/language-field.tsx';

/** As the contract bounds them. */
const NAME_LENGTH = 200;
const INTRODUCTION_LENGTH = 500;

type Words = Pick<NonNullable<GoodsDraft['vip']>, 'name' | 'introduction'>;

/** What goods that are no resource are called and say of themselves, one language at a time. */
export function WordsFields({
  words,
  label,
  change,
  problem,
}: {
  words: Words;
  /** What the name is called. */
  label: string;
  change: (words: Partial<Words>) => void;
  problem: string | undefined;
}) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <>
      <LanguageField
        label={t({ message: 'Language of name and introduction', comment: 'Field' })}
        value={language}
        onChange={setLanguage}
      />
      <TextField
        label={label}
        lang={toTag(language)}
        value={words.name[language] ?? ''}
        maxLength={NAME_LENGTH}
        onChange={(text) => change({ name: { ...words.name, [language]: text } })}
        errorMessage={problem}
        isRequired
      />
      <TextArea
        label={t({
          message: 'Introduction',
          context: 'vip',
          comment: 'Field: a few sentences about a package',
        })}
        rows={3}
        maxLength={INTRODUCTION_LENGTH}
        value={words.introduction[language] ?? ''}
        onChange={(text) => change({ introduction: { ...words.introduction, [language]: text } })}
        isOptional
      />
    </>
  );
}
