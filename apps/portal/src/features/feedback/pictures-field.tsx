import { useLingui } from '@lingui/react/macro';
import {
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
  PICTURES_MAX,
  type ChosenPicture,
  type PictureProblem,
} from '@stoa/machines/picture-upload';
import { useSelector } from '@xstate/react';
import { FileUpload, type UploadItem } from '@stoa/ui/file-upload';
import { countClick } from '../../app/layout-signals.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import type { FileRegistry } from '../../shared/upload/file-registry.ts';
import { PICTURE_PROBLEM_MESSAGES, REJECT_MESSAGES } from '../../shared/upload/picture-messages.ts';
import type { MessageActor } from './use-message.ts';
import { useFileLabels } from '../../shared/upload/use-file-labels.ts';

/** Up to four pictures, sent one after the other; why one is not there is said where it would be. */
export function PicturesField({ actor, registry }: { actor: MessageActor; registry: FileRegistry }) {
  const pictures = useSelector(actor, (snapshot) => snapshot.children.pictures);
  return pictures ? <Pictures uploads={pictures} registry={registry} /> : null;
}

type Uploads = NonNullable<ReturnType<MessageActor['getSnapshot']>['children']['pictures']>;

function Pictures({ uploads, registry }: { uploads: Uploads; registry: FileRegistry }) {
  const { t, i18n } = useLingui();
  const fileLabels = useFileLabels();
  const language = useLanguage();
  const { pictures, current, waiting, failed, fraction, problem, refusal } = useSelector(
    uploads,
    ({ context }) => context,
  );
  const isUploading = useSelector(uploads, (snapshot) => snapshot.hasTag('uploading'));
  const say = (one: PictureProblem | null): string | undefined =>
    one ? (one.message ?? i18n._(PICTURE_PROBLEM_MESSAGES[one.code])) : undefined;
  const chosen = (
    { key, name, sizeBytes }: ChosenPicture,
    more: Pick<UploadItem, 'state' | 'progress' | 'errorMessage'>,
  ): UploadItem => ({ id: key, name, size: sizeBytes, file: registry.get(key), ...more });
  const items: UploadItem[] = [
    ...pictures.map(({ id, name, sizeBytes, url }): UploadItem => ({
      id,
      name,
      size: sizeBytes,
      state: 'done',
      previewUrl: url,
    })),
    ...failed.map((one) => chosen(one.file, { state: 'failed', errorMessage: say(one.problem) })),
    ...(current
      ? [
          isUploading
            ? chosen(current, { state: 'uploading', progress: fraction })
            : chosen(current, { state: 'failed', errorMessage: say(problem) }),
        ]
      : []),
    ...waiting.map((one) => chosen(one, { state: 'waiting' })),
  ];
  const remove = (id: string) =>
    uploads.send(
      pictures.some((picture) => picture.id === id)
        ? { type: 'picture.removed', id }
        : { type: 'upload.abandoned', key: id },
    );
  return (
    <FileUpload
      label={t`Pictures`}
      description={t`Screenshots help. Up to four GIF, JPEG or PNG files, 5 MB each.`}
      accept={PICTURE_TYPES}
      maxBytes={PICTURE_MAX_BYTES}
      maxCount={PICTURES_MAX}
      // What is wrong with one of them stands at its row.
      errorMessage={refusal ? i18n._(PICTURE_PROBLEM_MESSAGES[refusal]) : undefined}
      items={items}
      labels={{
        choose: t`Choose pictures`,
        drop: t`or drop them here`,
        count: (count, maxCount) => {
          const [there, most] = [formatNumber(count, language), formatNumber(maxCount, language)];
          return t({ message: `(${there}/${most})`, comment: 'How many pictures of how many at most' });
        },
        rejected: (reason, name) =>
          reason === 'tooMany' && name !== null
            ? t({ message: `You can add up to four pictures. ${name} was not added.`, comment: 'A file' })
            : i18n._(REJECT_MESSAGES[reason]),
        ...fileLabels,
      }}
      onAdd={(files) => {
        countClick('feedbackPictureAdded');
        uploads.send({ type: 'pictures.chosen', files: files.map((file) => registry.put(file)) });
      }}
      onCancel={remove}
      onRemove={remove}
      onRetry={(key) => uploads.send({ type: 'upload.retried', key })}
    />
  );
}
