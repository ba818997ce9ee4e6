import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { useState } from 'react';
import { BareIconButton } from '../icon-button/bare-icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useLabels } from '../ui-provider/ui-provider.tsx';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'end' | 'direction' | 'normalizesDigits'
> {
  /** What a password manager is told. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password that its writer may look at. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const labels = useLabels();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      direction="ltr"
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      end={
        <BareIconButton
          // Inside a field React Aria would take a button for the field's own.
          slot={null}
          size="sm"
          icon={isShown ? EyeSlashIcon : EyeIcon}
          label={isShown ? labels.hidePassword : labels.showPassword}
          isDisabled={rest.isDisabled}
          onPress={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
