import type { FieldTexts } from '../internal/field/field-parts.tsx';

/** What fields for one day and for two have in common. Days are text: `2026-11-21`. */
export interface CommonDateProps extends FieldTexts {
  /** First day one may choose. @default none */
  minValue?: string;
  /** Last day one may choose. @default none */
  maxValue?: string;
  /** Days that cannot be chosen, such as holidays. @default none */
  isDateUnavailable?: (day: string) => boolean;
  /** Shows a button that empties the field. @default false */
  isClearable?: boolean;
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
  /** Opens the calendar at first. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
}

/** How a day came to be: by the field (typing or the calendar), or by the button that empties it. */
export type DateChangeReason = 'chosen' | 'cleared';

export interface DatePickerProps extends CommonDateProps {
  /** `2026-11-21`; null is an empty field. Without it the field keeps its own day. */
  value?: string | null;
  /** @default null */
  defaultValue?: string | null;
  /** Called when the day is complete, and with null when a part is taken away. */
  onChange?: (value: string | null, reason: DateChangeReason) => void;
  /** Of the value in a form, as `2026-11-21`. */
  name?: string;
}
