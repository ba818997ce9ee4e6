import type { ReactNode, Ref } from 'react';
import type { FieldTexts } from '../internal/field/field-parts.tsx';

/** One choice. */
export interface ComboBoxOption {
  id: string;
  /** What is searched, shown and put into the field. */
  label: string;
  /** A second line. */
  description?: string;
  isDisabled?: boolean;
}

/** Why the value changed: an option was taken, or the text was emptied. */
export type ComboBoxChangeReason = 'chosen' | 'cleared';

export interface ComboBoxProps extends FieldTexts {
  /** Choices; ten thousand are fine. With `onQuery` those that fit the text, else all of them. */
  options: readonly ComboBoxOption[];
  /** Id of the chosen option; null for none. Without it the field keeps its own choice. */
  value?: string | null;
  /** @default null */
  defaultValue?: string | null;
  onChange?: (value: string | null, reason: ComboBoxChangeReason) => void;
  /**
   * Looks options up elsewhere: called with the text, never while an input method composes, and with an empty text
   * when the list opens for the first time. Debounce it yourself.
   * @default the options are filtered here, without regard to accents and case
   */
  onQuery?: (text: string) => void;
  /** State of looking up. @default 'idle' */
  loadState?: 'idle' | 'loading' | 'error';
  /** The chosen option where `options` do not hold it (yet). */
  chosenOption?: ComboBoxOption;
  /** Words for what is not in the list. */
  labels: {
    /** No option fits: "No subject of this name". */
    empty: ReactNode;
    /** Looking up failed; may hold a button to try again. @default labels.empty */
    failed?: ReactNode;
  };
  /** An example of what to write, not the label. */
  placeholder?: string;
  /** Of the chosen id in a form. */
  name?: string;
  /** Of the input, for an error summary. */
  id?: string;
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  /** @default true where there is an errorMessage */
  isInvalid?: boolean;
  /** @default false */
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}
