import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Avatar } from '@stoa/ui/avatar';
import { Button } from '@stoa/ui/button';
import { lazy, Suspense } from 'react';
import * as styles from '../account.css.ts';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { AvatarUpload } from './avatar-upload.tsx';
import type { PictureRegistry } from './picture-registry.ts';
import type { ProfileActor } from './use-profile.ts';

// The editor of pictures is there for those who choose one.
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

export interface AvatarSectionProps {
  actor: ProfileActor;
  registry: PictureRegistry;
  /** Whose picture it is. */
  name: string;
}

/** One's picture: choosing, cutting, sending and removing it. */
export function AvatarSection({ actor, registry, name }: AvatarSectionProps) {
  const { t } = useLingui();
  const { avatarUrl, image } = useSelector(actor, ({ context }) => context);
  const isCropping = useSelector(actor, (snapshot) => snapshot.hasTag('cropping'));
  const isConfirming = useSelector(actor, (snapshot) => snapshot.hasTag('confirmingRemoval'));
  const isRemoving = useSelector(actor, (snapshot) => snapshot.hasTag('removing'));
  const source = image && isCropping ? registry.source(image.key) : undefined;
  return (
    <SettingsSection
      title={t`Your picture`}
      text={t`It is cropped to a square and shown as a circle. Location data is removed.`}
    >
      <div className={styles.avatar}>
        <div className={styles.avatarSide}>
          <Avatar name={name} src={avatarUrl} size="xl" />
          {avatarUrl ? (
            <Button
              variant="quiet"
              size="sm"
              isPending={isRemoving}
              onPress={() => actor.send({ type: 'avatar.removed' })}
            >
              {t`Remove picture`}
            </Button>
          ) : null}
        </div>
        <AvatarUpload actor={actor} registry={registry} />
      </div>
      {image && source ? (
        <Suspense>
          <CropDialog
            source={source}
            onCut={(picture) => {
              registry.cut(image.key, picture);
              // What is sent is the cut picture, all of it.
              actor.send({ type: 'image.cropped', area: WHOLE });
            }}
            onUnreadable={() => actor.send({ type: 'image.unreadable' })}
            onClose={() => actor.send({ type: 'image.abandoned' })}
          />
        </Suspense>
      ) : null}
      <AlertDialog
        isOpen={isConfirming}
        title={t`Remove your picture?`}
        confirmLabel={t`Remove picture`}
        cancelLabel={t`Keep it`}
        tone="danger"
        onConfirm={() => actor.send({ type: 'removal.confirmed' })}
        onCancel={() => actor.send({ type: 'removal.cancelled' })}
      >
        {t`Your initials are shown instead. You can choose a new picture at any time.`}
      </AlertDialog>
    </SettingsSection>
  );
}

const AVATAR_PX = 512;
const WHOLE = { x: 0, y: 0, width: AVATAR_PX, height: AVATAR_PX };
