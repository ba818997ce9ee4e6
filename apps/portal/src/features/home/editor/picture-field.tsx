import { useLingui } from '@lingui/react/macro';
import { Image } from '@stoa/ui/image';
import { useWords } from '../../../i18n/use-words.ts';
import { OnePictureField } from '../../../shared/upload/one-picture-field.tsx';
import * as styles from './editor.css.ts';

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
  const { t } = useLingui();
  return (
    <div className={styles.fields}>
      <Image src={value} alt="" ratio={16 / 9} isPriority />
      <OnePictureField
        schoolId={schoolId}
        label={label}
        description={t`GIF, JPEG or PNG, at most 5 MB.`}
        onUploaded={({ url }) => onChange(url)}
      />
    </div>
  );
}
