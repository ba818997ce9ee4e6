import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Image } from '@stoa/ui/image';
import type { ChosenPicture } from '@stoa/ui/rich-text-editor';
import { TextField } from '@stoa/ui/text-field';
import { useState, type FormEvent } from 'react';
import { useMessages } from '../../../i18n/use-messages.ts';
import { OnePictureField } from '../../../shared/upload/one-picture-field.tsx';
import * as styles from './content.css.ts';
import { FirstField } from './first-field.tsx';

const ALT_MAX = 500;
const ADDRESS_MAX = 2048;

/** Chooses a picture of a text and says what it shows. */
export function PictureDialog({
  schoolId,
  given,
  onDone,
}: {
  schoolId: string;
  given: ChosenPicture | undefined;
  onDone: (picture: ChosenPicture | undefined) => void;
}) {
  // Texts of uploads.
  useMessages('feedback');
  const { t } = useLingui();
  const [src, setSrc] = useState(given?.src);
  const [alt, setAlt] = useState(given?.alt ?? '');
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (src) onDone({ src, alt: alt.trim() });
  };
  return (
    <Dialog
      isOpen
      onClose={() => onDone(undefined)}
      title={t({ message: 'Picture', context: 'authoring', comment: 'Title of a dialog' })}
      footer={
        <>
          <Button variant="secondary" onPress={() => onDone(undefined)}>{t`Cancel`}</Button>
          <Button variant="primary" isDisabled={!src} onPress={() => submit()}>
            {t({ message: 'Insert', context: 'authoring', comment: 'Button: puts a picture into a text' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate className={styles.fields}>
        {src ? (
          <div className={styles.cover}>
            <Image src={src} alt="" ratio={16 / 9} fit="contain" isPriority />
          </div>
        ) : null}
        <OnePictureField
          schoolId={schoolId}
          label={t({ message: 'Picture', context: 'authoring', comment: 'Title of a dialog' })}
          description={t`GIF, JPEG or PNG, up to 5 MB.`}
          onUploaded={({ url }) => setSrc(url)}
        />
        <TextField
          label={t`Description`}
          description={t`What the picture shows, for people who cannot see it. Leave it empty for decoration.`}
          value={alt}
          onChange={setAlt}
          maxLength={ALT_MAX}
        />
      </form>
    </Dialog>
  );
}

const WITH_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** An address as people type it: without a scheme it is a page of the web. */
const completed = (typed: string): string => {
  const address = typed.trim();
  if (address === '' || /^[/#]/.test(address) || WITH_SCHEME.test(address)) return address;
  return address.includes('@') ? `mailto:${address}` : `https://${address}`;
};

const isUsable = (address: string): boolean =>
  /^(https?:\/\/[^\s@\\]+|mailto:[^\s]+|\/(?![/\\])[^\s\\]*|#[A-Za-z0-9-]+)$/i.test(address);

/** Asks where a link leads. */
export function LinkDialog({
  given,
  onDone,
}: {
  given: string | undefined;
  onDone: (href: string | null | undefined) => void;
}) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(given ?? '');
  const [isTried, setTried] = useState(false);
  const address = completed(typed);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (isUsable(address)) onDone(address);
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={() => onDone(undefined)}
      title={t({ message: 'Link', context: 'authoring', comment: 'Title of a dialog' })}
      footer={
        <>
          {given === undefined ? null : (
            <Button variant="quiet" onPress={() => onDone(null)}>{t`Remove link`}</Button>
          )}
          <Button variant="secondary" onPress={() => onDone(undefined)}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={() => submit()}>
            {t({ message: 'Apply', context: 'authoring', comment: 'Button: sets a link' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <FirstField
          label={t({ message: 'Address', context: 'authoring', comment: 'Of a link' })}
          direction="ltr"
          inputMode="url"
          value={typed}
          onChange={setTyped}
          maxLength={ADDRESS_MAX}
          errorMessage={
            isTried && !isUsable(address) ? t`Enter a web address, such as https://example.com.` : undefined
          }
        />
      </form>
    </Dialog>
  );
}
