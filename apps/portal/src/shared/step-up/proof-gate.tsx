import { lazy, Suspense } from 'react';
import type { StepUpDialogProps } from './step-up-dialog.tsx';

const StepUpDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }));

export interface ProofGateProps extends StepUpDialogProps {
  /** A machine waits for a fresh proof of the person. */
  isNeeded: boolean;
}

/** Asks for a fresh proof where one is needed; what was begun goes on, or stays as it is. */
export const ProofGate = ({ isNeeded, onDone }: ProofGateProps) =>
  isNeeded ? (
    <Suspense>
      <StepUpDialog onDone={onDone} />
    </Suspense>
  ) : null;
