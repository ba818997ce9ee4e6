import { useLingui } from '@lingui/react/macro';
import { Heading } from '@stoa/ui/heading';
import { Select, SelectItem } from '@stoa/ui/select';
import { SkeletonRegion, Skeleton } from '@stoa/ui/skeleton';
import { Text } from '@stoa/ui/text';
import { lazy, Suspense, useState } from 'react';
import { ApiProblem } from '@stoa/api/error';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { LANGUAGE_NAMES, type Language } from '../../../../i18n/languages.ts';
import { formatDuration } from '../../../../shared/time-format.ts';
import * as styles from '../content.css.ts';
import { FileField } from './file-field.tsx';
import { LargeFileField } from './large-file-field.tsx';
import { FileLine } from './file-line.tsx';
import type { MaterialFieldsProps, MaterialOf } from './material-editor.tsx';
import { CAPTIONS, FILM } from './material-messages.ts';
import { secondsOf } from './read-film.ts';
import { toVtt } from '../../../../shared/captions/to-vtt.ts';
import { useSend } from './use-send.ts';

/** The player weighs as much as the rest: loaded where there is a film. */
const FilmPreview = lazy(async () => ({ default: (await import('./film-preview.tsx')).FilmPreview }));
const RATIO = 16 / 9;

/** The film of a lesson, with its captions. */
export function FilmFields(props: MaterialFieldsProps<'video'>) {
  const { material, fileUrl, title, onChange } = props;
  const { t, i18n } = useLingui();
  // The pass that came along is for the film that was saved; a new one is one's own upload.
  const [saved] = useState(material?.url);
  const source = material && material.url === saved && fileUrl !== null ? fileUrl : material?.url;
  return (
    <div className={styles.fields}>
      {material && source !== undefined ? (
        <>
          <Suspense
            fallback={
              <SkeletonRegion>
                <Skeleton shape="block" ratio={RATIO} />
              </SkeletonRegion>
            }
          >
            <FilmPreview key={source} title={title} src={source} />
          </Suspense>
          <FileLine
            name={material.fileName}
            facts={formatDuration(material.seconds)}
            href={source}
            onRemove={() => onChange(null)}
          />
        </>
      ) : null}
      <LargeFileField
        place={props}
        label={
          material
            ? t({ message: 'Replace video', context: 'authoring', comment: 'Field: another file' })
            : t({ message: 'Video', context: 'authoring', comment: 'Kind of a lesson' })
        }
        description={i18n._(FILM.format)}
        terms={FILM}
        choose={t({ message: 'Choose video', context: 'authoring', comment: 'Button' })}
        onSent={async (url, file) => {
          const seconds = await secondsOf(file);
          // What is said in another film is said at other times.
          onChange({ type: 'video', url, fileName: file.name, posterUrl: null, seconds, captions: {} });
        }}
      />
      {material ? <CaptionsFields {...props} material={material} /> : null}
    </div>
  );
}

/** What is said in a film, by language. */
function CaptionsFields({
  schoolId,
  material,
  languages,
  onChange,
}: MaterialFieldsProps<'video'> & { material: MaterialOf<'video'> }) {
  const { t, i18n } = useLingui();
  const send = useSend(schoolId);
  const own = useLanguage();
  const missing = languages.filter((code) => !material.captions[code]);
  const [chosen, setChosen] = useState<Language>();
  const language = [chosen, own].find((code) => code && missing.includes(code)) ?? missing[0];
  const change = (code: Language, url: string | undefined) => {
    const { [code]: _before, ...others } = material.captions;
    onChange({ ...material, captions: url === undefined ? others : { ...others, [code]: url } });
  };
  const there = Object.entries(material.captions) as [Language, string][];
  return (
    <section className={styles.section}>
      <Heading level={2} size="md">
        {t({ message: 'Captions', context: 'authoring', comment: 'What is said in a video, to be read' })}
      </Heading>
      {there.length === 0 ? (
        <Text
          tone="muted"
          size="sm"
        >{t`Captions help people who cannot hear, and those who watch without sound.`}</Text>
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
          <Select
            label={t({ message: 'Language of the captions', context: 'authoring', comment: 'Field' })}
            value={language}
            onChange={(code) => setChosen(missing.find((one) => one === code))}
          >
            {missing.map((code) => (
              <SelectItem key={code} id={code}>
                {LANGUAGE_NAMES[code]}
              </SelectItem>
            ))}
          </Select>
          <FileField
            label={t({ message: 'Add captions', context: 'authoring', comment: 'Field: a file' })}
            description={i18n._(CAPTIONS.format)}
            terms={CAPTIONS}
            choose={t({ message: 'Choose captions', context: 'authoring', comment: 'Button' })}
            send={async (file, options) => {
              const text = await file
                .arrayBuffer()
                .then((bytes) => toVtt(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
                .catch(() => undefined);
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
