import type { CommonDateProps, DateChangeReason } from '../date-picker/date-picker-types.ts';

/** From the first to the last day, both of them in it: `{ start: '2026-11-21', end: '2026-11-28' }`. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangePickerProps extends CommonDateProps {
  /** Null is an empty field. Without it the field keeps its own days. */
  value?: DateRange | null;
  /** @default null */
  defaultValue?: DateRange | null;
  /** Called when both days are complete, and with null when the field is emptied. */
  onChange?: (value: DateRange | null, reason: DateChangeReason) => void;
  /** Of the first day in a form, as `2026-11-21`. */
  startName?: string;
  /** Of the last day in a form. */
  endName?: string;
  /** Lets a range go across days that cannot be chosen. @default false */
  allowsNonContiguousRanges?: boolean;
}
