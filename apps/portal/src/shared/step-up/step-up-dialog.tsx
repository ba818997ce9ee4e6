import { useLingui } from '@lingui/react/macro';
import { secondFactorQuery } from '@stoa/api/self.queries';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@stoa/ui/dialog';
import { Skeleton } from '@stoa/ui/skeleton';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { canHavePasskeys } from '../auth/passkey.ts';
import { ownContacts } from './own-contacts.ts';
import { StepUpForm } from './step-up-form.tsx';
import { stepUpMethods } from './step-up-methods.ts';

export interface StepUpDialogProps {
  /** Called once. @param proven false where the person would rather not */
  onDone: (proven: boolean) => void;
}

/** A window that asks whether it is still the same person in front of the screen. */
export function StepUpDialog(props: StepUpDialogProps) {
  useMessages('account');
  useMessages('signin');
  return <Ask {...props} />;
}

/** Written once its words are there. */
function Ask({ onDone }: StepUpDialogProps) {
  const { t } = useLingui();
  const { viewer } = useSession();
  const factor = useQuery(secondFactorQuery(useApi(), { lang: useLanguage() }));
  const contacts = viewer ? ownContacts(viewer) : [];
  return (
    <Dialog isOpen title={t`Is it still you?`} size="sm" isDismissable={false} onClose={() => onDone(false)}>
      {factor.isPending ? (
        <Skeleton shape="block" height="12rem" />
      ) : (
        <StepUpForm
          methods={stepUpMethods(factor.data, {
            hasPasskeys: canHavePasskeys(),
            hasContacts: contacts.length > 0,
          })}
          contacts={contacts}
          onDone={onDone}
        />
      )}
    </Dialog>
  );
}
