import { TextField } from '@stoa/ui/text-field';
import type { Texts } from '@stoa/machines/footer-editor';
import { toTag } from '../../../i18n/languages.ts';
import { textIn } from '../texts.ts';
import { useFooter } from './footer-context.ts';

/** A text in the language that is edited; where that has none, what other languages say stands in its place. */
export function TextIn({
  label,
  description,
  texts,
  onChange,
  errorMessage,
  isOptional,
}: {
  label: string;
  description?: string;
  texts: Texts;
  onChange: (texts: Texts) => void;
  errorMessage?: string | undefined;
  isOptional?: boolean;
}) {
  const { language } = useFooter();
  return (
    <TextField
      label={label}
      description={description}
      lang={toTag(language)}
      value={texts[language] ?? ''}
      placeholder={textIn(texts, language).text}
      onChange={(text) => onChange({ ...texts, [language]: text })}
      errorMessage={errorMessage}
      isOptional={isOptional}
      maxLength={200}
    />
  );
}
