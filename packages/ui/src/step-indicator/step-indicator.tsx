import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { UserText } from '../user-text/user-text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { shownStep, type StepState } from './shown-step.ts';
import * as styles from './step-indicator.css.ts';

export { statesAround, type StepState } from './shown-step.ts';

/** One step of the way. */
export interface Step {
  id: string;
  label: string;
  /** How far it has come; `statesAround` works it out for steps walked in order. */
  state: StepState;
  /** A few words below the label: what is asked, or what went wrong. */
  description?: ReactNode;
}

/** Props of `StepIndicator`. */
export interface StepIndicatorProps {
  /** Names the way: "Enrolment". */
  label: string;
  steps: readonly Step[];
  /** Said after a step's name to screen readers, which see no colours: "done". */
  stateLabel: (state: StepState) => string;
  /** The place in words where there is room for one step only: "Step 2 of 4". */
  positionLabel: (position: number, count: number) => string;
  /** Beside each other, or below each other beside the content. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Makes steps that are done or failed pressable, to go back to them. */
  onGoTo?: (id: string) => void;
  /** Writes a step's number in the reader's digits. @default String */
  formatNumber?: (position: number) => string;
}

/** The way through a task of several pages: what is done, where one stands, what is ahead. */
export function StepIndicator(props: StepIndicatorProps) {
  const { label, steps, positionLabel, orientation = 'horizontal' } = props;
  const shownIndex = shownStep(steps.map((step) => step.state));
  const shown = steps[shownIndex];
  if (!shown) return null;
  const isHorizontal = orientation === 'horizontal';
  return (
    <div role="group" aria-label={label} className={isHorizontal ? styles.room : undefined}>
      <ol role="list" className={cx(styles.list, styles.orientations[orientation])}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <StepFace {...props} step={step} position={index + 1} />
          </li>
        ))}
      </ol>
      {isHorizontal ? (
        <div className={styles.compact}>
          <p className={styles.position}>{positionLabel(shownIndex + 1, steps.length)}</p>
          <p className={styles.label}>
            <UserText>{shown.label}</UserText>
            <VisuallyHidden> {props.stateLabel(shown.state)}</VisuallyHidden>
          </p>
          {shown.description ? <p className={styles.description}>{shown.description}</p> : null}
          <div className={styles.segments} aria-hidden="true">
            {steps.map((step) => (
              <span key={step.id} className={styles.segment} data-state={step.state} />
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}

function StepFace({
  step,
  position,
  stateLabel,
  onGoTo,
  formatNumber = String,
}: StepIndicatorProps & { step: Step; position: number }) {
  const face = (
    <>
      <span className={styles.mark} aria-hidden="true">
        {step.state === 'done' ? (
          <Icon as={CheckIcon} size="sm" weight="bold" />
        ) : step.state === 'failed' ? (
          <Icon as={WarningIcon} size="sm" weight="fill" />
        ) : (
          formatNumber(position)
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>
          <UserText>{step.label}</UserText>
          <VisuallyHidden> {stateLabel(step.state)}</VisuallyHidden>
        </span>
        {step.description ? <span className={styles.description}>{step.description}</span> : null}
      </span>
    </>
  );
  const isPressable = onGoTo && (step.state === 'done' || step.state === 'failed');
  return isPressable ? (
    <button type="button" className={cx(styles.face, styles.pressable)} onClick={() => onGoTo(step.id)}>
      {face}
    </button>
  ) : (
    <span className={styles.face}>{face}</span>
  );
}
