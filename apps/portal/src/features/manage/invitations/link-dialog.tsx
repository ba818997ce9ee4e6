import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Form } from '@stoa/ui/form';
import { Stack } from '@stoa/ui/stack';
import { useId } from 'react';
import { wordsOf } from '../../../shared/call-problem-words.ts';
import { MANAGE_PROBLEM_WORDS } from '../manage-words.ts';
import { CopyLine } from './copy-line.tsx';
import { LinkFields } from './invite-forms.tsx';
import type { InviteDialogProps } from './mail-dialog.tsx';
import { codeOf, useLinkInvitation, type LinkInvitation } from './use-invite.ts';

export const FIRST_LINK: LinkInvitation = { role: 'member', uses: 30, days: 7 };

/** The whole address of a page, as it is passed on. */
export const wholeAddress = (path: string): string => new URL(path, window.location.origin).href;

/** Makes a link that several people can join by, and shows it. */
export function LinkDialog({ schoolId, roles, draft, onDraft, onClose }: InviteDialogProps<LinkInvitation>) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const make = useLinkInvitation(schoolId);
  const code = codeOf(make.error);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={!make.isPending}
      title={make.data ? t`The link is ready` : t`Make a link`}
      footer={
        make.data ? (
          <Button variant="primary" onPress={onClose}>{t`Done`}</Button>
        ) : (
          <>
            <Button variant="secondary" onPress={onClose} isDisabled={make.isPending}>{t`Cancel`}</Button>
            <Button type="submit" form={formId} variant="primary" isPending={make.isPending}>
              {t`Make the link`}
            </Button>
          </>
        )
      }
    >
      {make.data ? (
        <CopyLine
          label={t`Link to join`}
          description={t`Whoever has this link can join. Pass it on to those whom you mean, and withdraw it when all have joined.`}
          text={wholeAddress(make.data.url)}
        />
      ) : (
        <Form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            make.mutate(draft);
          }}
        >
          {code ? (
            <Banner tone="danger" announce="assertive">
              {i18n._(wordsOf(MANAGE_PROBLEM_WORDS, code))}
            </Banner>
          ) : null}
          <Stack gap="4">
            <LinkFields draft={draft} roles={roles} onChange={(part) => onDraft({ ...draft, ...part })} />
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}
