import { useLingui } from '@lingui/react/macro';
import { FileUpload } from '@stoa/ui/file-upload';
import { parseVtt } from '@stoa/ui/transcript';
import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { readVtt } from './to-vtt.ts';
import { useFileLabels } from '../upload/use-file-labels.ts';
import { toDrafts, CUES_MAX, type CueDraft } from './cue-draft.ts';
import { CAPTION_FILE_FORMAT } from './cue-messages.ts';

const MS = 1000;
const FILE_MAX_BYTES = 1024 * 1024;

/** Takes lines from a file. What is there is replaced once the file could be read. */
export function CaptionFile({ hasCues, onCues }: { hasCues: boolean; onCues: (cues: CueDraft[]) => void }) {
  // What is said of files is among the messages of feedback.
  useMessages('feedback');
  const { t, i18n } = useLingui();
  const labels = useFileLabels();
  const [hasFailed, setHasFailed] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const vtt = await readVtt(file);
    const cues = vtt === undefined ? [] : parseVtt(vtt).slice(0, CUES_MAX);
    setHasFailed(cues.length === 0);
    if (cues.length > 0)
      onCues(
        toDrafts(
          cues.map(({ startSeconds, endSeconds, text }) => ({
            startMs: Math.round(startSeconds * MS),
            endMs: Math.round(endSeconds * MS),
            text,
          })),
        ),
      );
  };
  const format = i18n._(CAPTION_FILE_FORMAT);
  return (
    <FileUpload
      label={t`File of captions`}
      description={
        hasCues
          ? t`WebVTT or SubRip, up to 1 MB. Its lines replace those below.`
          : t`WebVTT or SubRip, up to 1 MB.`
      }
      errorMessage={hasFailed ? format : undefined}
      accept={['.vtt', '.srt']}
      maxBytes={FILE_MAX_BYTES}
      allowsMultiple={false}
      items={[]}
      labels={{
        choose: t({ message: 'Choose file', context: 'captions', comment: 'Button' }),
        drop: t({ message: 'or drop it here', context: 'captions', comment: 'A file' }),
        count: () => '',
        rejected: (reason) => (reason === 'tooLarge' ? t`This file is larger than 1 MB.` : format),
        ...labels,
      }}
      onAdd={([file]) => void take(file)}
      onRemove={() => undefined}
    />
  );
}
