import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { FileUpload, type UploadItem } from '@stoa/ui/file-upload';
import { formatBytes } from '@stoa/ui/format-bytes';
import { UserText } from '@stoa/ui/user-text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../../i18n/languages.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { formatDuration } from '../../../../shared/time-format.ts';
import type { LargeUploadState } from '../../../../shared/upload/large-upload.ts';
import type { UploadPlace } from '../../../../shared/upload/unfinished-upload.ts';
import { useFileLabels } from '../../../../shared/upload/use-file-labels.ts';
import * as styles from '../content.css.ts';
import { problemOf, rejectionOf, typed, type FileTerms } from './material-messages.ts';
import { useLargeUpload } from './use-large-upload.ts';

interface LargeFileFieldProps {
  place: UploadPlace;
  label: ReactNode;
  description: string;
  terms: FileTerms;
  /** On the button. */
  choose: string;
  onSent: (url: string, file: File) => void | Promise<void>;
}

/** How a row of the list shows what an upload is doing. */
const ROW_STATES = {
  sending: 'uploading',
  checking: 'uploading',
  interrupted: 'uploading',
  paused: 'paused',
  failed: 'failed',
} as const;

/** Takes one file of any size, sends it in pieces and shows how far it is; it can be stopped and gone on with. */
export function LargeFileField({ place, label, description, terms, choose, onSent }: LargeFileFieldProps) {
  // What is said of a file on its way is among the messages of feedback.
  useMessages('feedback');
  const { t, i18n } = useLingui();
  const labels = useFileLabels();
  const note = useNote();
  const upload = useLargeUpload(place, onSent);
  const { state, unfinished } = upload;
  const items: UploadItem[] = state
    ? [
        {
          id: 'file',
          name: state.file.name,
          size: state.file.size,
          file: state.file,
          state: ROW_STATES[state.phase],
          progress: state.sent / state.file.size,
          note: note(state),
          errorMessage: state.code === undefined ? undefined : i18n._(problemOf(terms, state.code)),
        },
      ]
    : [];
  return (
    <div className={styles.section}>
      {unfinished ? (
        <Banner
          tone="info"
          title={<UserText>{unfinished.name}</UserText>}
          action={
            <Button size="sm" onPress={upload.discard}>
              {t({ message: 'Discard upload', context: 'authoring', comment: 'Button' })}
            </Button>
          }
        >
          {t`This upload is not finished. Choose the same file to continue where it stopped.`}
        </Banner>
      ) : null}
      <FileUpload
        label={label}
        description={description}
        accept={terms.types}
        maxBytes={terms.maxBytes}
        allowsMultiple={false}
        items={items}
        labels={{
          choose,
          drop: t({ message: 'or drop it here', context: 'authoring', comment: 'A file' }),
          count: () => '',
          rejected: (reason) => i18n._(rejectionOf(terms, reason)),
          ...labels,
          pause: (name) => t({ message: `Pause ${name}`, comment: 'An upload of a file' }),
          resume: (name) => t({ message: `Resume ${name}`, comment: 'An upload of a file' }),
        }}
        onAdd={([file]) => {
          if (file) upload.send(typed(file));
        }}
        onPause={upload.pause}
        onResume={upload.resume}
        onCancel={upload.cancel}
        onRemove={upload.cancel}
        onRetry={upload.resume}
      />
    </div>
  );
}

/** How far an upload is, in one line. */
function useNote() {
  const { t } = useLingui();
  const language = useLanguage();
  const size = (bytes: number) => formatBytes(bytes, toIntlTag(language));
  return ({ phase, sent: bytes, seconds, file }: LargeUploadState): string => {
    const sent = size(bytes);
    const total = size(file.size);
    switch (phase) {
      case 'paused':
        return t({ message: `${sent} of ${total} · Paused`, comment: 'An upload: 12 MB of 40 MB' });
      case 'interrupted':
        return t({ message: `${sent} of ${total} · No connection`, comment: 'An upload: 12 MB of 40 MB' });
      case 'checking':
        return t({ message: 'Checking the file…', comment: 'After an upload' });
      default: {
        if (seconds === null)
          return t({ message: `${sent} of ${total}`, comment: 'An upload: 12 MB of 40 MB' });
        const time = formatDuration(seconds);
        return t({
          message: `${sent} of ${total} · ${time} left`,
          comment: 'An upload: 12 MB of 40 MB, 00:02:10',
        });
      }
    }
  };
}
