import { useLingui } from '@lingui/react/macro';
import { ApiProblem } from '@stoa/api/error';
import { Heading } from '@stoa/ui/heading';
import { Text } from '@stoa/ui/text';
import { useState } from 'react';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { LANGUAGE_NAMES, type Language } from '../../../../i18n/languages.ts';
import * as styles from '../content.css.ts';
import { FileField } from './file-field.tsx';
import { FileLine } from './file-line.tsx';
import type { MaterialOf } from './material-editor.tsx';
import { CAPTIONS } from './material-messages.ts';
import { readVtt } from '../../../../shared/captions/to-vtt.ts';
import { useSend } from './use-send.ts';
import { LanguageField } from '../../../../shared/language-field.tsx';

type Captions = MaterialOf<'video'>['captions'];

interface CaptionsFieldsProps {
  schoolId: string;
  title: string;
  /** What they are good for, while there are none. */
  hint: string;
  captions: Captions;
  languages: readonly Language[];
  onChange: (captions: Captions) => void;
}

/** What is said in a film or a recording, by language. */
export function CaptionsFields({
  schoolId,
  title,
  hint,
  captions,
  languages,
  onChange,
}: CaptionsFieldsProps) {
  const { t, i18n } = useLingui();
  const send = useSend(schoolId);
  const own = useLanguage();
  const missing = languages.filter((code) => !captions[code]);
  const [chosen, setChosen] = useState<Language>();
  const language = [chosen, own].find((code) => code && missing.includes(code)) ?? missing[0];
  const change = (code: Language, url: string | undefined) => {
    const { [code]: _before, ...others } = captions;
    onChange(url === undefined ? others : { ...others, [code]: url });
  };
  const there = Object.entries(captions) as [Language, string][];
  return (
    <section className={styles.section}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {there.length === 0 ? (
        <Text tone="muted" size="sm">
          {hint}
        </Text>
      ) : (
        there.map(([code, url]) => (
          <FileLine
            key={code}
            name={LANGUAGE_NAMES[code]}
            facts="WebVTT"
            href={url}
            onRemove={() => change(code, undefined)}
          />
        ))
      )}
      {language ? (
        <div className={styles.pair}>
          <LanguageField
            label={t({ message: 'Language of the captions', context: 'authoring', comment: 'Field' })}
            value={language}
            onChange={setChosen}
            languages={missing}
          />
          <FileField
            label={t({ message: 'Add captions', context: 'authoring', comment: 'Field: a file' })}
            description={i18n._(CAPTIONS.format)}
            terms={CAPTIONS}
            choose={t({ message: 'Choose captions', context: 'authoring', comment: 'Button' })}
            send={async (file, options) => {
              const text = await readVtt(file);
              if (text === undefined) throw new ApiProblem({ code: 'FILE_FORMAT', status: 0 });
              const bytes = new Blob([text]);
              change(language, await send({ name: file.name, type: 'text/vtt', bytes }, options));
            }}
          />
        </div>
      ) : null}
    </section>
  );
}
