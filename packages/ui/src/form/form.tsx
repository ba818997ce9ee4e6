import { WarningOctagonIcon } from '@phosphor-icons/react/dist/csr/WarningOctagon';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { errorIcon, errorLink, errorList, errorTitle, form, summary } from './form.css.ts';

export interface FormProps extends Omit<AriaFormProps, 'className' | 'style' | 'validationBehavior'> {
  /** The form's element, to read what it holds or to send it. */
  ref?: Ref<HTMLFormElement>;
  className?: string;
}

/** Fields one below the other. Errors are ours to show, not the browser's. */
export function Form({ className, ...rest }: FormProps) {
  return <AriaForm {...rest} validationBehavior="aria" className={cx(form, className)} />;
}

export interface FieldProblem {
  /** Id of the field's input, which the link leads to. */
  fieldId?: string;
  message: ReactNode;
}

export interface ErrorSummaryProps {
  /** Says that the form could not be sent. */
  title: ReactNode;
  errors: readonly FieldProblem[];
  /** Takes the focus when it appears. @default true */
  takesFocus?: boolean;
}

/** All errors of a form at its top, each a link to its field. Shown after a try to send, it takes the focus. */
export function ErrorSummary({ title, errors, takesFocus = true }: ErrorSummaryProps) {
  const container = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  useEffect(() => {
    if (isShown && takesFocus) container.current?.focus();
  }, [isShown, takesFocus]);
  if (!isShown) return null;
  return (
    <div ref={container} role="alert" tabIndex={-1} className={summary}>
      <Icon as={WarningOctagonIcon} weight="fill" size="lg" className={errorIcon} />
      <div>
        <p className={errorTitle}>{title}</p>
        <ul className={errorList}>
          {errors.map((error, index) => (
            <li key={error.fieldId ?? index}>
              {error.fieldId ? (
                <ProblemLink fieldId={error.fieldId}>{error.message}</ProblemLink>
              ) : (
                error.message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function ProblemLink({ fieldId, children }: { fieldId: string; children: ReactNode }) {
  return (
    <a
      href={`#${fieldId}`}
      className={errorLink}
      onClick={(event) => {
        event.preventDefault();
        focusField(fieldId);
      }}
    >
      {children}
    </a>
  );
}

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, [tabindex]:not([tabindex="-1"])';

/** A date, a group of choices or a slider has several parts: its first one takes the focus. */
function focusField(fieldId: string) {
  const field = document.getElementById(fieldId);
  const target = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  (target ?? field)?.focus();
}
