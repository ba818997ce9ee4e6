import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { cx } from '../internal/cx.ts';
import { choice, choiceText } from '../internal/field/choice.css.ts';
import { thumb, track } from './switch.css.ts';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children'> {
  className?: string;
  /** The label; it does not change with the state. */
  children: ReactNode;
}

/** On or off, at once. */
export function Switch({ className, children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={cx(choice, className)}>
      <span className={track}>
        <span className={thumb} />
      </span>
      <span className={choiceText}>{children}</span>
    </AriaSwitch>
  );
}
