import type { MemberGroupKind } from '@stoa/api/schema';
import { TextField } from '@stoa/ui/text-field';
import { useFocusOnShow } from '../../../shared/use-focus-on-show.ts';
import { NAME_MAX } from './group-messages.ts';
import { useGroupWords } from './group-words.ts';

export interface NameFieldProps {
  kind: MemberGroupKind;
  value: string;
  onChange: (name: string) => void;
  /** Somebody has tried to send the form. */
  isTried: boolean;
  /** The school has a group of this name. */
  isTaken: boolean;
}

/** What a group is called. */
export function NameField({ kind, value, onChange, isTried, isTaken }: NameFieldProps) {
  const words = useGroupWords(kind);
  const first = useFocusOnShow();
  return (
    <TextField
      name="name"
      label={words.name}
      value={value}
      onChange={onChange}
      maxLength={NAME_MAX}
      inputRef={first}
      isRequired
      errorMessage={isTaken ? words.taken : isTried && value.trim() === '' ? words.nameless : undefined}
    />
  );
}
