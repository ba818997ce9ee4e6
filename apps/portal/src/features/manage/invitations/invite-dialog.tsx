import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Form } from '@stoa/ui/form';
import { useId } from 'react';
import { MANAGE_PROBLEM_MESSAGES } from '../manage-messages.ts';
import { useMembers } from '../use-members.ts';
import { CopyLine } from './copy-line.tsx';
import { InviteFields } from './invite-fields.tsx';
import { useInvitedRoles } from './use-invited-roles.ts';
import { useWholeAddress } from '../../../shared/use-whole-address.ts';

/** Invites one person by mail, or makes a link that several can join by. What is typed stays when it is closed. */
export function InviteDialog({ schoolId }: { schoolId: string }) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const actor = useMembers();
  const roles = useInvitedRoles(schoolId);
  const wholeAddress = useWholeAddress();
  const { way, inviteUrl } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('inviting'));
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sendingInvite'));
  const isInvited = useSelector(actor, (snapshot) => snapshot.hasTag('invited'));
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('inviteFailed') ? snapshot.context.inviteProblem : null,
  );
  const isMail = way === 'mail';
  const hasLink = isInvited && !isMail && inviteUrl !== null;
  const close = () => actor.send({ type: 'invite.closed' });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isDismissable={!isSending}
      title={hasLink ? t`The link is ready` : isMail ? t`Invite by email` : t`Create a link`}
      footer={
        hasLink ? (
          <Button variant="primary" onPress={close}>
            {t({ message: 'Done', comment: 'Button: closes a window' })}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onPress={close} isDisabled={isSending}>
              {t({ message: 'Close', comment: 'Button: closes a window' })}
            </Button>
            <Button type="submit" form={formId} variant="primary" isPending={isSending}>
              {isMail ? t`Send the invitation` : t`Create link`}
            </Button>
          </>
        )
      }
    >
      {hasLink ? (
        <CopyLine
          label={t`Link to join`}
          description={t`Anyone with this link can join. Share it only with people you want to invite, and withdraw it once they have joined.`}
          text={wholeAddress(inviteUrl)}
        />
      ) : (
        <Form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            actor.send({ type: 'invite.submitted' });
          }}
        >
          {problem ? (
            <Banner tone="danger" announce="assertive">
              {i18n._(MANAGE_PROBLEM_MESSAGES[problem.code])}
            </Banner>
          ) : isInvited ? (
            <Banner tone="success" announce="polite">
              {t`The invitation is on its way. You can invite the next person.`}
            </Banner>
          ) : null}
          <InviteFields roles={roles} />
        </Form>
      )}
    </Dialog>
  );
}
