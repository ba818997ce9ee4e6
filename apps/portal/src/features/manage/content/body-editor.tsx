import { useLingui } from '@lingui/react/macro';
import type { RichTextDocument } from '@stoa/api/schema';
import { RichText } from '@stoa/ui/rich-text';
import { Text } from '@stoa/ui/text';
import { useState } from 'react';
import { directionOf, LANGUAGE_NAMES, toTag, type Language } from '../../../i18n/languages.ts';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import * as styles from './content.css.ts';
import { TextBodyField } from './text-field.tsx';

/** A text by language. */
export type Body = Partial<Record<Language, RichTextDocument>>;

interface BodyEditorProps {
  schoolId: string;
  label: string;
  body: Body;
  language: Language;
  languages: readonly Language[];
  /** Counts up where the text is another one than was typed. */
  revision: number;
  onChange: (body: Body) => void;
}

/** A text in one language, beside the same one in another where that is wanted. */
export function BodyEditor({
  schoolId,
  label,
  body,
  language,
  languages,
  revision,
  onChange,
}: BodyEditorProps) {
  const { t } = useLingui();
  const [other, setOther] = useState<Language>();
  const shown = other === language ? undefined : other;
  const none = t({ message: 'None', context: 'authoring', comment: 'No second language beside a text' });
  const name = shown ? LANGUAGE_NAMES[shown] : none;
  const otherBody = shown ? body[shown] : undefined;
  return (
    <div className={styles.fields}>
      {languages.length > 1 ? (
        <div className={styles.actions}>
          <ChoiceMenu<Language | 'none'>
            text={t({ message: `Compare with: ${name}`, comment: 'Button; the name of a language, or None' })}
            choices={[
              { value: 'none', label: none },
              ...languages
                .filter((code) => code !== language)
                .map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
            ]}
            value={shown ?? 'none'}
            onChange={(value) => setOther(value === 'none' ? undefined : value)}
          />
        </div>
      ) : null}
      <div className={shown ? styles.beside : undefined}>
        <TextBodyField
          schoolId={schoolId}
          label={label}
          language={language}
          textKey={`${language} ${revision}`}
          document={body[language]}
          onChange={(document) => onChange({ ...body, [language]: document })}
        />
        {shown ? (
          <section className={styles.reading} aria-label={LANGUAGE_NAMES[shown]}>
            <Text as="span" size="sm" weight="semibold" lang={toTag(shown)}>
              {LANGUAGE_NAMES[shown]}
            </Text>
            {otherBody ? (
              <RichText document={otherBody} lang={toTag(shown)} dir={directionOf(shown)} />
            ) : (
              <Text tone="muted">{t`Nothing is written in this language yet.`}</Text>
            )}
          </section>
        ) : null}
      </div>
    </div>
  );
}
