import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { Image } from '@stoa/ui/image';
import { useMessages } from '../../../i18n/use-messages.ts';
import { OnePictureField } from '../../../shared/upload/one-picture-field.tsx';
import { cx } from '../../../shared/cx.ts';
import * as styles from './editor.css.ts';

const WIDE = 16 / 9;

interface PictureFieldProps {
  schoolId: string;
  label: string;
  /** Address of the picture that is shown; empty for none. */
  value: string;
  /** Width by height; squares are signs, which are small. @default 16 by 9 */
  ratio?: 1 | typeof WIDE;
  onChange: (url: string) => void;
  /** Takes the picture away; left out where there must be one. */
  onRemove?: (() => void) | undefined;
}

/** A picture of a block or of a site, replaced by an upload. */
export function PictureField({
  schoolId,
  label,
  value,
  ratio = WIDE,
  onChange,
  onRemove,
}: PictureFieldProps) {
  // Texts of uploads.
  useMessages('feedback');
  const { t } = useLingui();
  return (
    <div className={styles.fields}>
      {value ? (
        <div className={cx(ratio === 1 && styles.sign)}>
          <Image src={value} alt="" ratio={ratio} isPriority />
        </div>
      ) : null}
      <OnePictureField
        schoolId={schoolId}
        label={label}
        description={t`GIF, JPEG or PNG, at most 5 MB.`}
        onUploaded={({ url }) => onChange(url)}
      />
      {value && onRemove ? (
        <div className={styles.actions}>
          <Button size="sm" variant="quiet" onPress={onRemove}>
            {t({ message: 'Remove picture', context: 'block' })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
