import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { mediaKindOf, QUESTION_MEDIA_MAX_BYTES } from '@stoa/api/question-media';
import { TEACHING_LENGTHS, type DraftMedia } from '@stoa/machines/teaching-editor';
import { Button } from '@stoa/ui/button';
import { SectionHeader } from '@stoa/ui/section-header';
import { Skeleton } from '@stoa/ui/skeleton';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { Suspense } from 'react';
import { toTag } from '../../../../i18n/languages.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { FormulaPreview } from '../../../../shared/exam/formula-preview.tsx';
import { QuestionMedia } from '../../../../shared/exam/question-media.tsx';
import { LargeFileField } from '../../content/material/large-file-field.tsx';
import type { FileTerms } from '../../content/material/material-messages.ts';
import { textIn } from '../../texts.ts';
import { TEACHING_PROBLEM_MESSAGES } from '../teaching-messages.ts';
import type { EditorProps } from './editor.ts';

const TERMS: FileTerms = {
  types: ['.mp3', '.m4a', '.ogg', '.oga', '.opus', '.wav', '.mp4', '.webm'],
  maxBytes: QUESTION_MEDIA_MAX_BYTES,
  format: msg`MP3, M4A, Ogg, WAV, MP4 or WebM, at most 200 MB.`,
  tooLarge: msg`This file is too large. The maximum is 200 MB.`,
  refused: msg`Browsers cannot play this file. Export it as MP3, M4A, or MP4 with H.264 and AAC.`,
};

/** What a question plays: the file, its name, and what is said in it. */
export function MediaFields(props: EditorProps) {
  const { draft, problems, onChange, language } = props;
  const { t, i18n } = useLingui();
  const { media } = draft;
  return (
    <>
      <SectionHeader
        title={t({ message: 'Audio or video', context: 'exam', comment: 'Heading: of a question' })}
      />
      {media ? (
        <>
          <Suspense fallback={<Skeleton shape="block" height="4rem" />}>
            <Preview media={media} language={language} />
          </Suspense>
          <div>
            <Button size="sm" onPress={() => onChange({ media: null })}>
              {t({ message: 'Remove file', context: 'exam', comment: 'Button: of an audio or a video' })}
            </Button>
          </div>
        </>
      ) : null}
      <Suspense fallback={<Skeleton shape="block" height="8rem" />}>
        <Upload {...props} />
      </Suspense>
      {media ? (
        <>
          <TextField
            label={t({
              message: 'Name of the recording',
              context: 'exam',
              comment: 'Field: title of an audio or a video',
            })}
            description={t`Learners see it above the player. It should not tell the answer.`}
            lang={toTag(language)}
            maxLength={TEACHING_LENGTHS.option}
            value={media.title[language] ?? ''}
            placeholder={textIn(media.title, language).text || ' '}
            onChange={(text) =>
              onChange({ media: { ...media, title: { ...media.title, [language]: text } } })
            }
            errorMessage={problems.media && i18n._(TEACHING_PROBLEM_MESSAGES[problems.media])}
            isRequired
          />
          <TextArea
            name="transcript"
            label={t({
              message: 'Transcript',
              context: 'exam',
              comment: 'What is said in a recording of a question, to be read',
            })}
            description={t`For people who cannot hear or see it. Leave it empty where reading would answer the question.`}
            rows={4}
            lang={toTag(language)}
            maxLength={TEACHING_LENGTHS.text}
            value={media.transcript[language] ?? ''}
            placeholder={textIn(media.transcript, language).text || ' '}
            onChange={(text) =>
              onChange({ media: { ...media, transcript: { ...media.transcript, [language]: text } } })
            }
            isOptional
          />
          <FormulaPreview text={media.transcript[language] ?? ''} lang={language} />
        </>
      ) : null}
    </>
  );
}

function Preview({ media, language }: { media: DraftMedia } & Pick<EditorProps, 'language'>) {
  // It is shown as learners will see it.
  useMessages('exam');
  const { t } = useLingui();
  const unnamed = t({ message: 'Audio or video', context: 'exam', comment: 'Heading: of a question' });
  const { text, lang = toTag(language) } = textIn(media.title, language);
  return <QuestionMedia media={{ ...media, title: text || unnamed, transcript: '' }} lang={lang} />;
}

function Upload({ schoolId, draft: { id, media }, onChange }: EditorProps) {
  // Texts of the field, which other kinds have no use for.
  useMessages('authoring');
  const { t, i18n } = useLingui();
  return (
    <LargeFileField
      place={{ schoolId, key: `question.${id ?? 'new'}`, metadata: { bank: 'question' } }}
      label={
        media
          ? t({ message: 'Another file', context: 'exam', comment: 'Field: in place of an audio or a video' })
          : t({ message: 'File to play', context: 'exam', comment: 'Field: an audio or a video' })
      }
      description={i18n._(TERMS.format)}
      terms={TERMS}
      choose={t({ message: 'Choose a file', context: 'exam', comment: 'Button: an audio or a video' })}
      onSent={(url, file) => {
        const kind = mediaKindOf(file.type);
        if (!kind) return;
        // What is said in another recording is something else.
        onChange({ media: { kind, url, title: media?.title ?? {}, transcript: {} } });
      }}
    />
  );
}
