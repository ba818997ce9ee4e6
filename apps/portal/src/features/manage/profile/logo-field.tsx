import { useLingui } from '@lingui/react/macro';
import { PICTURE_MAX_BYTES, PICTURE_TYPES, type PictureProblem } from '@stoa/machines/picture-upload';
import { Button } from '@stoa/ui/button';
import { FileUpload, type UploadItem } from '@stoa/ui/file-upload';
import { Image } from '@stoa/ui/image';
import { Text } from '@stoa/ui/text';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useSession } from '../../../app/session.tsx';
import { useLanguageStore } from '../../../i18n/language-context.tsx';
import { FileShelf } from '../../../shared/upload/file-shelf.ts';
import { providePictureUpload } from '../../../shared/upload/picture.actors.ts';
import { PICTURE_PROBLEM_WORDS, REJECT_WORDS } from '../../../shared/upload/picture-words.ts';
import * as styles from './profile.css.ts';

export interface LogoFieldProps {
  schoolId: string;
  /** The logo that is shown; null for none. */
  logoUrl: string | null;
  /** An upload has arrived and can become the logo. */
  onUploaded: (upload: { id: string; url: string }) => void;
  onRemove: () => void;
}

/** The logo of a school: shown, replaced by an upload, removed. */
export function LogoField({ schoolId, logoUrl, onUploaded, onRemove }: LogoFieldProps) {
  const { t, i18n } = useLingui();
  const { uploads, shelf } = useLogoUpload(schoolId, onUploaded);
  const { current, failed, fraction, problem, refusal } = useSelector(uploads, ({ context }) => context);
  const isUploading = useSelector(uploads, (snapshot) => snapshot.hasTag('uploading'));
  const say = (one: PictureProblem | null): string | undefined =>
    one ? (one.message ?? i18n._(PICTURE_PROBLEM_WORDS[one.code])) : undefined;
  const one = current ?? failed.at(-1)?.file;
  const items: UploadItem[] = one
    ? [
        {
          id: one.key,
          name: one.name,
          size: one.sizeBytes,
          file: shelf.get(one.key),
          ...(isUploading
            ? { state: 'uploading', progress: fraction }
            : { state: 'failed', errorMessage: say(current ? problem : (failed.at(-1)?.problem ?? null)) }),
        },
      ]
    : [];
  const abandon = (key: string) => uploads.send({ type: 'upload.abandoned', key });
  return (
    <div className={styles.logo}>
      <div className={styles.logoNow}>
        {logoUrl ? (
          <>
            <Image
              src={logoUrl}
              alt={t`Logo`}
              ratio={1}
              fit="contain"
              isPriority
              className={styles.logoImage}
            />
            <Button variant="quiet" size="sm" onPress={onRemove}>{t`Remove logo`}</Button>
          </>
        ) : (
          <Text size="sm" tone="muted">{t`No logo: pages show the name alone.`}</Text>
        )}
      </div>
      <FileUpload
        label={t`New logo`}
        description={t`Square looks best. GIF, JPEG or PNG, at most 5 MB.`}
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
          // One picture at a time: a new choice takes the place of what has not arrived.
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

function useLogoUpload(schoolId: string, onUploaded: LogoFieldProps['onUploaded']) {
  const api = useApi();
  const language = useLanguageStore();
  const { viewer } = useSession();
  const [shelf] = useState(() => new FileShelf());
  const [machine] = useState(() =>
    providePictureUpload({ api, schoolId, viewer: () => viewer, language: language.snapshot, shelf }),
  );
  const uploads = useActorRef(machine, { input: {} });
  const arrived = useSelector(uploads, ({ context }) => context.pictures.at(-1));
  const report = useEffectEvent(onUploaded);
  useEffect(() => {
    if (!arrived) return;
    report({ id: arrived.id, url: arrived.url });
    // It is the draft's from now on.
    uploads.send({ type: 'picture.removed', id: arrived.id });
  }, [arrived, uploads]);
  return { uploads, shelf };
}
