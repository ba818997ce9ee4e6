import { useLingui } from '@lingui/react/macro';
import { ApiProblem } from '@stoa/api/error';
import type { Caption } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Text } from '@stoa/ui/text';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { LANGUAGE_NAMES, type Language } from '../../../../i18n/languages.ts';
import * as styles from '../content.css.ts';
import type { CaptionedFilm } from './captions-dialog.tsx';
import { FileField } from './file-field.tsx';
import { FileLine } from './file-line.tsx';
import type { MaterialOf } from './material-editor.tsx';
import { CAPTIONS } from './material-messages.ts';
import { readVtt } from '../../../../shared/captions/to-vtt.ts';
import { useSend } from './use-send.ts';
import { LanguageField } from '../../../../shared/language-field.tsx';

/** The player and the lines weigh as much as the rest: loaded when they are opened. */
const CaptionsDialog = lazy(async () => ({
  default: (await import('./captions-dialog.tsx')).CaptionsDialog,
}));

type Captions = MaterialOf<'video'>['captions'];

interface CaptionsFieldsProps {
  schoolId: string;
  title: string;
  /** What they are good for, while there are none. */
  hint: string;
  captions: Captions;
  /** Where the saved ones can be fetched now. */
  captionUrls: readonly Caption[];
  /** What they belong to. */
  film: CaptionedFilm;
  languages: readonly Language[];
  onChange: (captions: Captions) => void;
}

/** What is said in a film or a recording, by language. */
export function CaptionsFields({
  schoolId,
  title,
  hint,
  captions,
  captionUrls,
  film,
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
  const [edited, setEdited] = useState<Language>();
  // The pass that came along is for what was saved; later files are one's own uploads.
  const sourceOf = (code: Language) => {
    const url = captions[code];
    return captionUrls.find((saved) => url !== undefined && saved.url.startsWith(`${url}?`))?.url ?? url;
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
        there.map(([code]) => (
          <FileLine
            key={code}
            name={LANGUAGE_NAMES[code]}
            facts="WebVTT"
            href={sourceOf(code) ?? ''}
            action={
              <Button size="sm" variant="quiet" onPress={() => setEdited(code)}>
                {t({
                  message: 'Edit',
                  context: 'captions',
                  comment: 'Button: the lines of captions of a video',
                })}
              </Button>
            }
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
          <div>
            <Button size="sm" onPress={() => setEdited(language)}>
              {t({
                message: 'Write line by line',
                context: 'captions',
                comment: 'Button: captions or a transcript, beside the video',
              })}
            </Button>
          </div>
        </div>
      ) : null}
      {edited ? (
        <Suspense fallback={null}>
          <CaptionsDialog
            language={edited}
            heading={title}
            src={sourceOf(edited)}
            film={film}
            onSend={async (vtt, options) => {
              const file = { name: `${edited}.vtt`, type: 'text/vtt' as const, bytes: new Blob([vtt]) };
              change(edited, await send(file, options));
            }}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
