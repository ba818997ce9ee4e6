import { useLingui } from '@lingui/react/macro';
import { SkeletonRegion, Skeleton } from '@stoa/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { formatDuration } from '../../../../shared/time-format.ts';
import * as styles from '../content.css.ts';
import { CaptionsFields } from './captions-fields.tsx';
import { FilmStream } from './film-stream.tsx';
import { LargeFileField } from './large-file-field.tsx';
import { FileLine } from './file-line.tsx';
import { lessonPlace } from './lesson-place.ts';
import type { MaterialFieldsProps } from './material-editor.tsx';
import { FILM } from './material-messages.ts';
import { secondsOf } from './read-film.ts';

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
          <FilmStream
            schoolId={props.schoolId}
            contentId={props.contentId}
            lessonId={props.lessonId}
            url={material.url}
          />
        </>
      ) : null}
      <LargeFileField
        place={lessonPlace(props)}
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
      {material ? (
        <CaptionsFields
          {...props}
          title={t({
            message: 'Captions',
            context: 'authoring',
            comment: 'What is said in a video, to be read',
          })}
          hint={t`Captions help people who cannot hear, and those who watch without sound.`}
          captions={material.captions}
          film={{ title, src: source ?? material.url, seconds: material.seconds, hasPicture: true }}
          onChange={(captions) => onChange({ ...material, captions })}
        />
      ) : null}
    </div>
  );
}
