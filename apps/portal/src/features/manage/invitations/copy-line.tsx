import { useLingui } from '@lingui/react/macro';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { Button } from '@stoa/ui/button';
import { TextField } from '@stoa/ui/text-field';
import { copyText } from '../../../shared/copy-text.ts';
import * as styles from '../manage.css.ts';

/** Puts a text where the person can paste it from. */
export function useCopy() {
  const { t } = useLingui();
  return (text: string) =>
    copyText(text, {
      done: t`Copied.`,
      failed: t`Your browser does not allow copying. Select the text instead.`,
    });
}

/** An address that is made to be passed on. */
export function CopyLine({
  label,
  description,
  text,
}: {
  label: string;
  description?: string;
  text: string;
}) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <div className={styles.copyLine}>
      <TextField label={label} description={description} direction="ltr" isReadOnly value={text} />
      <Button icon={CopyIcon} onPress={() => void copy(text)}>
        {t({ message: 'Copy', comment: 'Button: copies the text beside it' })}
      </Button>
    </div>
  );
}
