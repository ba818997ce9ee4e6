import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import * as styles from './color-field.css.ts';

export interface ColorFieldProps extends Pick<
  TextFieldProps,
  'label' | 'description' | 'errorMessage' | 'isOptional' | 'isRequired' | 'isDisabled' | 'name' | 'className'
> {
  /** As it is typed: `#rrggbb` once it is whole. */
  value: string;
  /** Takes what was typed, in small letters, or what was picked. */
  onChange: (value: string) => void;
  /** Names the picker beside the text: "Choose a color". */
  pickerLabel: string;
}

const WHOLE = /^#[0-9a-f]{6}$/;
const LENGTH = '#rrggbb'.length;
/** The picker knows whole colors alone. */
const NO_COLOR = '#000000';

/** A color: typed as `#rrggbb`, or taken from the browser's own picker. */
export function ColorField({ value, onChange, pickerLabel, ...rest }: ColorFieldProps) {
  return (
    <TextField
      {...rest}
      direction="ltr"
      autoCapitalize="none"
      spellCheck="false"
      maxLength={LENGTH}
      value={value}
      onChange={(typed) => onChange(typed.trim().toLowerCase())}
      start={
        <input
          type="color"
          aria-label={pickerLabel}
          className={styles.swatch}
          disabled={rest.isDisabled}
          value={WHOLE.test(value) ? value : NO_COLOR}
          onChange={({ target }) => onChange(target.value)}
        />
      }
    />
  );
}
