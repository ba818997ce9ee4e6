import { useLingui } from '@lingui/react/macro';
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { IconButton } from '@stoa/ui/icon-button';
import { Surface } from '@stoa/ui/surface';
import { TextField } from '@stoa/ui/text-field';
import type { Captcha } from '@stoa/machines/shared';
import * as styles from './auth.css.ts';

export interface CaptchaFieldProps {
  captcha: Captcha;
  value: string;
  onChange: (value: string) => void;
  onRenew: () => void;
  errorMessage?: string | undefined;
}

/** A picture with characters to type, which the server asks for after several attempts. */
export function CaptchaField({ captcha, value, onChange, onRenew, errorMessage }: CaptchaFieldProps) {
  const { t } = useLingui();
  return (
    <div className={styles.captcha}>
      <TextField
        name="captchaText"
        label={t`Characters in the picture`}
        direction="ltr"
        autoComplete="off"
        spellCheck="false"
        isRequired
        value={value}
        onChange={onChange}
        errorMessage={errorMessage}
      />
      <div className={styles.puzzle}>
        <Surface isBordered radius="md" className={styles.picture}>
          <img src={captcha.image} alt={t`Picture with the characters`} width="160" height="56" />
        </Surface>
        <IconButton icon={ArrowsClockwiseIcon} label={t`Another picture`} onPress={onRenew} />
      </div>
    </div>
  );
}
