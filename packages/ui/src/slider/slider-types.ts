import type { ReactNode } from 'react';

/** What sliders with one thumb and with two have in common. */
export interface CommonSliderProps {
  label: ReactNode;
  /** Helps to choose. */
  description?: ReactNode;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** Distance between two numbers one may choose. @default 1 */
  step?: number;
  /** @default false */
  isDisabled?: boolean;
  /** How the number is written and said, as Intl.NumberFormat has it. Digits are those of the language. @default {} */
  formatOptions?: Intl.NumberFormatOptions;
  /** Writes a number in words that Intl does not know: "45 min", "Not answered". Shown, and what screen readers say. */
  formatValue?: (value: number) => string;
  /** Words below the two ends: "slow", "fast". */
  ends?: readonly [ReactNode, ReactNode];
  className?: string;
}

export interface SliderProps extends CommonSliderProps {
  /** Without it the slider keeps its own number. */
  value?: number;
  /** @default minValue */
  defaultValue?: number;
  /** Called with every step while it is dragged. */
  onChange?: (value: number) => void;
  /** Called once when the thumb is let go: what costs something (a request) belongs here. */
  onChangeEnd?: (value: number) => void;
  /** Of the input in a form. */
  name?: string;
  /** Of the input, for an error summary. */
  id?: string;
}

/** From, to. */
export type SliderRange = readonly [from: number, to: number];

export interface RangeSliderProps extends CommonSliderProps {
  /** Without it the slider keeps its own numbers. */
  value?: SliderRange;
  /** @default the whole span */
  defaultValue?: SliderRange;
  /** Called with every step while a thumb is dragged. */
  onChange?: (value: SliderRange) => void;
  /** Called once when a thumb is let go: what costs something (a request) belongs here. */
  onChangeEnd?: (value: SliderRange) => void;
  /** Names of the two thumbs for screen readers: "Lowest price", "Highest price". */
  thumbLabels: readonly [string, string];
  /** Of the two inputs in a form. */
  names?: readonly [string, string];
  /** Of the first input, for an error summary. */
  id?: string;
}
