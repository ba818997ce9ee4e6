import { useLingui } from '@lingui/react/macro';
import { TextField } from '@stoa/ui/text-field';
import { useFocusOnShow } from '../../../shared/use-focus-on-show.ts';
import { GROUP_PROBLEM_MESSAGES, NAME_MAX } from './group-messages.ts';

export interface NameFieldProps {
  value: string;
  onChange: (name: string) => void;
  /** Somebody has tried to send the form. */
  isTried: boolean;
  /** The school has a group of this name. */
  isTaken: boolean;
}

/** What a group is called. */
export function NameField({ value, onChange, isTried, isTaken }: NameFieldProps) {
  const { t, i18n } = useLingui();
  const first = useFocusOnShow();
  return (
    <TextField
      name="name"
      label={t({ message: 'Name of the group', comment: 'Field: of a group of members' })}
      value={value}
      onChange={onChange}
      maxLength={NAME_MAX}
      inputRef={first}
      isRequired
      errorMessage={
        isTaken
          ? i18n._(GROUP_PROBLEM_MESSAGES.NAME_TAKEN)
          : isTried && value.trim() === ''
            ? t`Enter a name for the group.`
            : undefined
      }
    />
  );
}
