import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Form } from '@stoa/ui/form';
import { useId, useState } from 'react';
import { toasts } from '../../../app/toasts.ts';
import { wordsOf } from '../../../shared/call-problem-words.ts';
import { MANAGE_PROBLEM_WORDS } from '../manage-words.ts';
import { emailProblem, MailFields, type InviteProblem } from './invite-forms.tsx';
import { codeOf, useMailInvitation, type InvitedRole, type MailInvitation } from './use-invite.ts';

export const EMPTY_MAIL: MailInvitation = { email: '', realName: '', role: 'member' };

export interface InviteDialogProps<Draft> {
  schoolId: string;
  roles: readonly InvitedRole[];
  /** What is typed so far: it is still there when the window is opened again. */
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onClose: () => void;
}

/** Invites one person by mail. */
export function MailDialog({ schoolId, roles, draft, onDraft, onClose }: InviteDialogProps<MailInvitation>) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const invite = useMailInvitation(schoolId);
  const [problem, setProblem] = useState<InviteProblem>();
  const code = codeOf(invite.error);
  const send = () => {
    const wrong = emailProblem(draft.email);
    setProblem(wrong);
    if (wrong) return;
    invite.mutate(draft, {
      onSuccess: () => {
        const email = draft.email.trim();
        toasts.show({
          message: t({ message: `The invitation is on its way to ${email}.`, comment: 'An e-mail address' }),
          tone: 'success',
        });
        onDraft({ ...EMPTY_MAIL, role: draft.role });
        onClose();
      },
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={!invite.isPending}
      title={t`Invite by e-mail`}
      footer={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={invite.isPending}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={invite.isPending}>
            {t`Send the invitation`}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {code ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(wordsOf(MANAGE_PROBLEM_WORDS, code))}
          </Banner>
        ) : null}
        <MailFields
          draft={draft}
          roles={roles}
          problem={problem}
          onChange={(part) => {
            setProblem(undefined);
            onDraft({ ...draft, ...part });
          }}
        />
      </Form>
    </Dialog>
  );
}
