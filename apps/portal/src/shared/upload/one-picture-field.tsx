import { useLingui } from '@lingui/react/macro';
import { PICTURE_MAX_BYTES, PICTURE_TYPES, type PictureProblem } from '@stoa/machines/picture-upload';
import { FileUpload, type UploadItem } from '@stoa/ui/file-upload';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { FileRegistry } from './file-registry.ts';
import { providePictureUpload } from './picture.actors.ts';
import { PICTURE_PROBLEM_MESSAGES, REJECT_MESSAGES } from './picture-messages.ts';
import { useFileLabels } from './use-file-labels.ts';

export interface OnePictureFieldProps {
  schoolId: string;
  label: string;
  /** What looks best, and what is taken. */
  description: string;
  /** A picture has arrived and can be used. */
  onUploaded: (upload: { id: string; url: string }) => void;
}

/** Sends one picture to a school; a new choice takes the place of what has not arrived. */
export function OnePictureField({ schoolId, label, description, onUploaded }: OnePictureFieldProps) {
  const { t, i18n } = useLingui();
  const fileLabels = useFileLabels();
  const { uploads, registry } = useOnePicture(schoolId, onUploaded);
  const { current, failed, fraction, problem, refusal } = useSelector(uploads, ({ context }) => context);
  const isUploading = useSelector(uploads, (snapshot) => snapshot.hasTag('uploading'));
  const say = (one: PictureProblem | null): string | undefined =>
    one ? (one.message ?? i18n._(PICTURE_PROBLEM_MESSAGES[one.code])) : undefined;
  const one = current ?? failed.at(-1)?.file;
  const items: UploadItem[] = one
    ? [
        {
          id: one.key,
          name: one.name,
          size: one.sizeBytes,
          file: registry.get(one.key),
          ...(isUploading
            ? { state: 'uploading', progress: fraction }
            : { state: 'failed', errorMessage: say(current ? problem : (failed.at(-1)?.problem ?? null)) }),
        },
      ]
    : [];
  const abandon = (key: string) => uploads.send({ type: 'upload.abandoned', key });
  return (
    <FileUpload
      label={label}
      description={description}
      accept={PICTURE_TYPES}
      maxBytes={PICTURE_MAX_BYTES}
      allowsMultiple={false}
      errorMessage={refusal ? i18n._(PICTURE_PROBLEM_MESSAGES[refusal]) : undefined}
      items={items}
      labels={{
        choose: t`Choose a picture`,
        drop: t({ message: 'or drop it here', context: 'picture' }),
        count: () => '',
        rejected: (reason) => i18n._(REJECT_MESSAGES[reason]),
        ...fileLabels,
      }}
      onAdd={([file]) => {
        if (!file) return;
        // One picture at a time: a new choice takes the place of what has not arrived.
        if (one) abandon(one.key);
        uploads.send({ type: 'pictures.chosen', files: [registry.put(file)] });
      }}
      onCancel={abandon}
      onRemove={abandon}
      onRetry={(key) => uploads.send({ type: 'upload.retried', key })}
    />
  );
}

function useOnePicture(schoolId: string, onUploaded: OnePictureFieldProps['onUploaded']) {
  const api = useApi();
  const language = useLanguageStore();
  const { viewer } = useSession();
  const [registry] = useState(() => new FileRegistry());
  const [machine] = useState(() =>
    providePictureUpload({ api, schoolId, viewer: () => viewer, language: language.snapshot, registry }),
  );
  const uploads = useActorRef(machine, { input: {} });
  const arrived = useSelector(uploads, ({ context }) => context.pictures.at(-1));
  const report = useEffectEvent(onUploaded);
  useEffect(() => {
    if (!arrived) return;
    report({ id: arrived.id, url: arrived.url });
    // It is the page’s from now on.
    uploads.send({ type: 'picture.removed', id: arrived.id });
  }, [arrived, uploads]);
  return { uploads, registry };
}
