import { TextField, type TextFieldProps } from '@stoa/ui/text-field';
import { useFocusOnShow } from '../../../shared/use-focus-on-show.ts';

/** The field of a dialog in which one begins to type at once. */
export function FirstField(props: Omit<TextFieldProps, 'inputRef'>) {
  const input = useFocusOnShow();
  return <TextField {...props} inputRef={input} />;
}
