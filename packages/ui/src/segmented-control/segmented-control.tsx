import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { group, segment, stretched } from './segmented-control.css.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: IconGlyph;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** Name of the choice, for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Segments share the whole width. @default false */
  isFullWidth?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/** One of two to five short choices that change a view at once: sorting, a layout, a time span. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  isFullWidth = false,
  isDisabled,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const next = segments.find((item) => keys.has(item.value));
        if (next && next.value !== value) onChange(next.value);
      }}
      className={cx(group, isFullWidth ? stretched : null, className)}
    >
      {segments.map((item) => (
        <ToggleButton key={item.value} id={item.value} isDisabled={item.isDisabled} className={segment}>
          {item.icon ? <Icon as={item.icon} size="sm" /> : null}
          {item.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
