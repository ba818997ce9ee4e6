import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../../icon/icon.tsx';
import { useLabels } from '../../ui-provider/ui-provider.tsx';
import {
  description as descriptionClass,
  error,
  errorIcon,
  label as labelClass,
  labelRow,
  optionalMark,
  requiredMark,
} from './field.css.ts';
import { hidden } from '../../visually-hidden/visually-hidden.css.ts';

/** What every field has around its input. */
export interface FieldTexts {
  label: ReactNode;
  /** Helps before anything went wrong. */
  description?: ReactNode;
  /** Says what is wrong and how to mend it. Shown with `isInvalid`, which it implies. */
  errorMessage?: ReactNode;
  /** Says "optional" beside the label, for forms where most fields are required. @default false */
  isOptional?: boolean;
}

/** The label of a field with its marks. */
export function FieldLabel({
  children,
  isRequired,
  isOptional,
  isHidden,
  end,
}: {
  children: ReactNode;
  isRequired?: boolean | undefined;
  isOptional?: boolean | undefined;
  /** Read out, but not seen. */
  isHidden?: boolean | undefined;
  end?: ReactNode;
}) {
  const labels = useLabels();
  if (isHidden) return <Label className={hidden}>{children}</Label>;
  return (
    <div className={labelRow}>
      <Label className={labelClass}>
        {children}
        {isRequired ? (
          // The input itself says that it is required; the star repeats it for the eye.
          <span aria-hidden title={labels.required} className={requiredMark}>
            *
          </span>
        ) : null}
      </Label>
      {isOptional ? <span className={optionalMark}>{labels.optional}</span> : null}
      {end}
    </div>
  );
}

/** The words below a field: help, or the error in its place. */
export function FieldFooter({
  description,
  errorMessage,
  isInvalid,
}: Omit<FieldTexts, 'label'> & { isInvalid?: boolean }) {
  const hasError = Boolean(errorMessage) || isInvalid;
  return (
    <>
      {description && !hasError ? (
        <Text slot="description" className={descriptionClass}>
          {description}
        </Text>
      ) : null}
      <FieldError className={error}>
        {({ validationErrors }) => (
          <>
            <Icon as={WarningCircleIcon} size="sm" weight="fill" className={errorIcon} />
            <span>{errorMessage ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
