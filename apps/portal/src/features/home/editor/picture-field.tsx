import { useLingui } from '@lingui/react/macro';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@stoa/machines/picture-upload';
import { FileUpload, type UploadItem } from '@stoa/ui/file-upload';
import { Image } from '@stoa/ui/image';
import { useSelector } from '@xstate/react';
import { useWords } from '../../../i18n/use-words.ts';
import { PICTURE_PROBLEM_WORDS, REJECT_WORDS } from '../../../shared/upload/picture-words.ts';
import * as styles from './editor.css.ts';
import { useSendPicture } from './use-send-picture.ts';

interface PictureFieldProps {
  schoolId: string;
  label: string;
  /** Address of the picture that is shown. */
  value: string;
  onChange: (url: string) => void;
}

/** A picture of a block, replaced by an upload. */
export function PictureField({ schoolId, label, value, onChange }: PictureFieldProps) {
  // Texts of uploads.
  useWords('feedback');
  const { t, i18n } = useLingui();
  const { uploads, shelf } = useSendPicture(schoolId, onChange);
  const { current, failed, fraction, problem, refusal } = useSelector(uploads, ({ context }) => context);
  const isUploading = useSelector(uploads, (snapshot) => snapshot.hasTag('uploading'));
  const one = current ?? failed.at(-1)?.file;
  const failure = current ? problem : (failed.at(-1)?.problem ?? null);
  const items: UploadItem[] = one
    ? [
        {
          id: one.key,
          name: one.name,
          size: one.sizeBytes,
          file: shelf.get(one.key),
          ...(isUploading
            ? { state: 'uploading', progress: fraction }
            : {
                state: 'failed',
                errorMessage: failure
                  ? (failure.message ?? i18n._(PICTURE_PROBLEM_WORDS[failure.code]))
                  : undefined,
              }),
        },
      ]
    : [];
  const abandon = (key: string) => uploads.send({ type: 'upload.abandoned', key });
  return (
    <div className={styles.fields}>
      <Image src={value} alt="" ratio={16 / 9} isPriority />
      <FileUpload
        label={label}
        description={t`GIF, JPEG or PNG, at most 5 MB.`}
        accept={PICTURE_TYPES}
        maxBytes={PICTURE_MAX_BYTES}
        allowsMultiple={false}
        errorMessage={refusal ? i18n._(PICTURE_PROBLEM_WORDS[refusal]) : undefined}
        items={items}
        labels={{
          choose: t`Choose a picture`,
          drop: t({ message: 'or drop it here', context: 'picture' }),
          count: () => '',
          rejected: (reason) => i18n._(REJECT_WORDS[reason]),
          progress: (name) => t({ message: `Sending ${name}`, comment: 'A file' }),
          cancel: (name) => t({ message: `Stop sending ${name}`, comment: 'A file' }),
          retry: (name) => t({ message: `Send ${name} again`, comment: 'A file' }),
          remove: (name) => t({ message: `Remove ${name}`, comment: 'A file from a list' }),
          news: (kind, name) => {
            switch (kind) {
              case 'added':
                return t({ message: `${name} is being sent.`, comment: 'A file' });
              case 'done':
                return t({ message: `${name} is sent.`, comment: 'A file' });
              case 'failed':
                return t({ message: `${name} could not be sent.`, comment: 'A file' });
              case 'removed':
                return t({ message: `${name} is off the list.`, comment: 'A file' });
            }
          },
        }}
        onAdd={([file]) => {
          if (!file) return;
          if (one) abandon(one.key);
          uploads.send({ type: 'pictures.chosen', files: [shelf.put(file)] });
        }}
        onCancel={abandon}
        onRemove={abandon}
        onRetry={(key) => uploads.send({ type: 'upload.retried', key })}
      />
    </div>
  );
}
