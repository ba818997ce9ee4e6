import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  type Key,
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { field } from '../internal/field/field.css.ts';
import { FieldFooter, FieldLabel, type FieldTexts } from '../internal/field/field-parts.tsx';
import { float } from '../internal/overlay/float.css.ts';
import { list } from '../internal/overlay/list.css.ts';
import { ListItem } from '../internal/overlay/list-item.tsx';
import { caret, popover, trigger, value as valueClass } from './select.css.ts';

/** One choice of a Select; `id` is its value. */
export { ListItem as SelectItem };

export interface SelectProps<T extends object>
  extends
    FieldTexts,
    Omit<AriaSelectProps<T>, 'className' | 'style' | 'children' | 'value' | 'defaultValue' | 'onChange'> {
  value?: Key | null;
  defaultValue?: Key;
  onChange?: (value: Key | null) => void;
  /** SelectItems, or a function with `items`. */
  children: ReactNode | ((item: T) => ReactNode);
  items?: Iterable<T>;
  className?: string;
}

/** One choice out of a list. For two or three, RadioGroup or SegmentedControl shows them all. */
export function Select<T extends object>({
  label,
  description,
  errorMessage,
  isOptional,
  items,
  isInvalid = Boolean(errorMessage),
  className,
  children,
  ...rest
}: SelectProps<T>) {
  return (
    <AriaSelect {...rest} isInvalid={isInvalid} className={cx(field, className)}>
      <FieldLabel isRequired={rest.isRequired} isOptional={isOptional}>
        {label}
      </FieldLabel>
      <Button className={trigger} data-invalid={isInvalid || undefined}>
        <SelectValue className={valueClass} />
        <Icon as={CaretDownIcon} size="sm" weight="bold" className={caret} />
      </Button>
      <FieldFooter description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      <Popover className={cx(float, popover)}>
        <ListBox items={items} className={list}>
          {children}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
