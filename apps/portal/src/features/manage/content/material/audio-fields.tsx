import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonRegion } from '@stoa/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { formatDuration } from '../../../../shared/time-format.ts';
import * as styles from '../content.css.ts';
import { CaptionsFields } from './captions-fields.tsx';
import { FileLine } from './file-line.tsx';
import { LargeFileField } from './large-file-field.tsx';
import { lessonPlace } from './lesson-place.ts';
import type { MaterialFieldsProps } from './material-editor.tsx';
import { AUDIO } from './material-messages.ts';
import { secondsOf } from './read-film.ts';

const Preview = lazy(async () => ({ default: (await import('./film-preview.tsx')).FilmPreview }));
const RATIO = 7;

/** The recording of a lesson, with its transcript. */
export function AudioFields(props: MaterialFieldsProps<'audio'>) {
  const { material, fileUrl, title, onChange } = props;
  const { t, i18n } = useLingui();
  // The pass that came along is for the recording that was saved; a new one is one's own upload.
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
            <Preview key={source} title={title} src={source} hasPicture={false} />
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
        place={lessonPlace(props)}
        label={
          material
            ? t({ message: 'Replace audio', context: 'authoring', comment: 'Field: another file' })
            : t({ message: 'Audio', context: 'authoring', comment: 'Kind of a lesson' })
        }
        description={i18n._(AUDIO.format)}
        terms={AUDIO}
        choose={t({ message: 'Choose audio', context: 'authoring', comment: 'Button' })}
        onSent={async (url, file) => {
          const seconds = await secondsOf(file);
          // What is said in another recording is said at other times.
          onChange({ type: 'audio', url, fileName: file.name, seconds, captions: {} });
        }}
      />
      {material ? (
        <CaptionsFields
          {...props}
          title={t({
            message: 'Transcript',
            context: 'authoring',
            comment: 'What is said in a recording, to be read',
          })}
          hint={t`A transcript helps people who cannot hear, and lets everyone search what is said.`}
          captions={material.captions}
          film={{ title, src: source ?? material.url, seconds: material.seconds, hasPicture: false }}
          onChange={(captions) => onChange({ ...material, captions })}
        />
      ) : null}
    </div>
  );
}
