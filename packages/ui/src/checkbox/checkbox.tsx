import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { FieldFooter } from '../internal/field/field-parts.tsx';
import {
  choice,
  choiceCard,
  choiceCardField,
  choiceField,
  choicePicture,
  choiceText,
  mark,
  square,
} from '../internal/field/choice.css.ts';

export interface CheckboxProps extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children'> {
  description?: ReactNode;
  errorMessage?: ReactNode;
  /** Stands above the label: the checkbox is a card then. Null for a card without one. */
  picture?: ReactNode;
  className?: string;
  /** The label. May hold links. */
  children: ReactNode;
}

/** Yes or no, taken into account when a form is sent. For what happens at once, Switch. */
export function Checkbox({
  description,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  picture,
  className,
  children,
  ...rest
}: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      isInvalid={isInvalid}
      className={cx(picture === undefined ? choiceField : choiceCardField, className)}
    >
      <CheckboxButton className={picture === undefined ? choice : choiceCard}>
        {({ isSelected, isIndeterminate }) => (
          <>
            {picture ? <span className={choicePicture}>{picture}</span> : null}
            <span className={cx(mark, square)}>
              {isIndeterminate ? <Icon as={MinusIcon} size="sm" weight="bold" /> : null}
              {isSelected && !isIndeterminate ? <Icon as={CheckIcon} size="sm" weight="bold" /> : null}
            </span>
            <span className={choiceText}>{children}</span>
          </>
        )}
      </CheckboxButton>
      <FieldFooter description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </CheckboxField>
  );
}
