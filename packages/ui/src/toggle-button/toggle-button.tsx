import type { ReactNode } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import { base, content, sizes } from '../button/button.css.ts';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { toggle } from './toggle-button.css.ts';

export interface ToggleButtonProps extends Omit<AriaToggleButtonProps, 'className' | 'children' | 'style'> {
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Filled while it is on. */
  icon?: IconGlyph;
  className?: string;
  children?: ReactNode;
}

/** A button that stays on: follow, bookmark. Its text does not change with its state. */
export function ToggleButton({ size = 'md', icon, className, children, ...rest }: ToggleButtonProps) {
  return (
    <AriaToggleButton {...rest} className={cx(base, toggle, sizes[size], className)}>
      {({ isSelected }) => (
        <span className={content}>
          {icon ? <Icon as={icon} weight={isSelected ? 'fill' : 'regular'} /> : null}
          {children}
        </span>
      )}
    </AriaToggleButton>
  );
}
