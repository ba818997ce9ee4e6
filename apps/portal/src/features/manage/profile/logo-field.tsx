import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { Image } from '@stoa/ui/image';
import { Text } from '@stoa/ui/text';
import { OnePictureField } from '../../../shared/upload/one-picture-field.tsx';
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
  const { t } = useLingui();
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
      <OnePictureField
        schoolId={schoolId}
        label={t`New logo`}
        description={t`Square looks best. GIF, JPEG or PNG, at most 5 MB.`}
        onUploaded={onUploaded}
      />
    </div>
  );
}
