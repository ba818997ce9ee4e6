import type { ReactNode } from 'react';
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { cx } from '../internal/cx.ts';
import { choice, choiceCard, choicePicture, choiceText, mark, round } from '../internal/field/choice.css.ts';
import { description as descriptionClass, field } from '../internal/field/field.css.ts';
import { FieldFooter, FieldLabel, type FieldTexts } from '../internal/field/field-parts.tsx';
import { orientations } from './radio-group.css.ts';

export interface RadioGroupProps
  extends FieldTexts, Omit<AriaRadioGroupProps, 'className' | 'style' | 'children' | 'orientation'> {
  /**
   * `grid` is for radios with pictures.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal' | 'grid';
  className?: string;
  /** Radios. */
  children: ReactNode;
}

/** One choice out of a few, all in view. */
export function RadioGroup({
  label,
  description,
  errorMessage,
  isOptional,
  orientation = 'vertical',
  isInvalid = Boolean(errorMessage),
  className,
  children,
  ...rest
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...rest}
      orientation={orientation === 'grid' ? 'vertical' : orientation}
      isInvalid={isInvalid}
      className={cx(field, className)}
    >
      <FieldLabel isRequired={rest.isRequired} isOptional={isOptional}>
        {label}
      </FieldLabel>
      <div className={orientations[orientation]}>{children}</div>
      <FieldFooter description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaRadioGroup>
  );
}

export interface RadioProps {
  value: string;
  /** Its name where its content is not one, such as a formula. */
  'aria-label'?: string | undefined;
  description?: ReactNode;
  isDisabled?: boolean;
  /** Stands above its words: the radio is a card then, in a group of orientation `grid`. Null for a card without one. */
  picture?: ReactNode;
  children: ReactNode;
}

/** One choice of a RadioGroup. */
export function Radio({ description, picture, children, ...rest }: RadioProps) {
  return (
    <AriaRadio {...rest} className={picture === undefined ? choice : choiceCard}>
      {picture ? <span className={choicePicture}>{picture}</span> : null}
      <span className={cx(mark, round)} />
      <span className={choiceText}>
        {children}
        {description ? <span className={cx(descriptionClass, orientations.block)}>{description}</span> : null}
      </span>
    </AriaRadio>
  );
}
