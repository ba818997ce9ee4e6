import { useLingui } from '@lingui/react/macro';
import { FormulaText, hasFormulas, wrongFormulas } from '@stoa/ui/formula-text';
import { Text } from '@stoa/ui/text';
import { Suspense, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag, type Language } from '../../i18n/languages.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import * as styles from './formula-preview.css.ts';

interface FormulaPreviewProps {
  /** As it is being written. */
  text: string;
  /** Of the text, where it is not the page's. */
  lang?: Language;
}

/** How a text with formulas will look, below the field in which it is written; nothing for one without. */
export function FormulaPreview(props: FormulaPreviewProps) {
  return hasFormulas(props.text) ? (
    <Suspense>
      <Preview {...props} />
    </Suspense>
  ) : null;
}

function Preview({ text, lang }: FormulaPreviewProps) {
  useMessages('exam');
  const { t } = useLingui();
  const language = useLanguage();
  const [wrong, setWrong] = useState<{ of: string; isSome: boolean }>();
  useEffect(() => {
    let isCurrent = true;
    wrongFormulas(text).then(
      ({ length }) => {
        if (isCurrent) setWrong({ of: text, isSome: length > 0 });
      },
      // What is written can be read as well.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <div className={styles.preview}>
      <Text size="sm" tone="muted">
        {t({ message: 'Preview', comment: 'Heading: how it will look' })}
      </Text>
      <Text as="div" preserveLines lang={lang === undefined || lang === language ? undefined : toTag(lang)}>
        <FormulaText>{text}</FormulaText>
      </Text>
      {wrong?.of === text && wrong.isSome ? (
        <Text size="sm" tone="danger">
          {t`The underlined formula cannot be read. It is shown as it is written.`}
        </Text>
      ) : null}
    </div>
  );
}
