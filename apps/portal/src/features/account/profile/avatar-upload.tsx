import { useLingui } from '@lingui/react/macro';
import { AVATAR_SOURCE_MAX_BYTES, AVATAR_TYPES } from '@stoa/machines/profile';
import { useSelector } from '@xstate/react';
import { FileUpload, type UploadItem } from '@stoa/ui/file-upload';
import { useFileLabels } from '../../../shared/upload/use-file-labels.ts';
import { AVATAR_MESSAGES, REJECT_MESSAGES } from './profile-messages.ts';
import type { PictureRegistry } from './picture-registry.ts';
import type { ProfileActor } from './use-profile.ts';

/** Takes a picture, shows how far it is sent and why it was not taken. */
export function AvatarUpload({ actor, registry }: { actor: ProfileActor; registry: PictureRegistry }) {
  const { t, i18n } = useLingui();
  const fileLabels = useFileLabels();
  const { image, fraction, avatarProblem } = useSelector(actor, ({ context }) => context);
  const isUploading = useSelector(actor, (snapshot) => snapshot.hasTag('uploading'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('avatarFailed'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('cropping') || snapshot.hasTag('removing'));
  const problem = isFailed && avatarProblem ? i18n._(AVATAR_MESSAGES[avatarProblem.code]) : undefined;
  const items: UploadItem[] =
    image && (isUploading || isFailed)
      ? [
          {
            id: image.key,
            name: image.name,
            size: registry.result(image.key)?.size ?? image.sizeBytes,
            state: isUploading ? 'uploading' : 'failed',
            progress: fraction,
            errorMessage: problem,
            file: registry.result(image.key),
          },
        ]
      : [];
  const abandon = () => actor.send({ type: 'image.abandoned' });
  return (
    <FileUpload
      label={t`New picture`}
      description={t`PNG, JPEG or GIF, at most 20 MB`}
      accept={AVATAR_TYPES}
      maxBytes={AVATAR_SOURCE_MAX_BYTES}
      allowsMultiple={false}
      isDisabled={isBusy || isUploading}
      // A picture that cannot be read has no entry of its own any more.
      errorMessage={image ? undefined : problem}
      items={items}
      labels={{
        choose: t`Choose a picture`,
        drop: t({ message: 'or drop it here', context: 'picture' }),
        count: () => '',
        rejected: (reason) => i18n._(REJECT_MESSAGES[reason]),
        ...fileLabels,
      }}
      onAdd={([file]) => {
        if (file) actor.send({ type: 'image.chosen', image: registry.choose(file) });
      }}
      onCancel={abandon}
      onRemove={abandon}
      onRetry={() => actor.send({ type: 'upload.retried' })}
    />
  );
}
