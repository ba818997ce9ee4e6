import { Button } from '@stoa/ui/button';

interface SubmitButtonProps {
  isPending: boolean;
  isDisabled: boolean;
  children: string;
}

/** Sends a form that stands alone on its page, as signing in does. */
export const SubmitButton = ({ isPending, isDisabled, children }: SubmitButtonProps) => (
  <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending} isDisabled={isDisabled}>
    {children}
  </Button>
);
