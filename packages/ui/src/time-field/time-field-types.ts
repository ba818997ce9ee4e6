import type { FieldTexts } from '../internal/field/field-parts.tsx';

export interface TimeFieldProps extends FieldTexts {
  /** `09:30`, with seconds `09:30:15`. Null is an empty field. Without it the field keeps its own value. */
  value?: string | null;
  /** @default null */
  defaultValue?: string | null;
  /** Called when the time is complete, and with null when a part is taken away. */
  onChange?: (value: string | null) => void;
  /** Earliest time. @default none */
  minValue?: string;
  /** Latest time. @default none */
  maxValue?: string;
  /** Asks for seconds too. @default false */
  hasSeconds?: boolean;
  /** 12 or 24 hours. @default as the language has it */
  hourCycle?: 12 | 24;
  /** Of the value in a form, as `09:30`. */
  name?: string;
  /** Of the field, for an error summary. */
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
  className?: string;
}
