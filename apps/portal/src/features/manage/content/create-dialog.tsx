import { useLingui } from '@lingui/react/macro';
import { createContent } from '@stoa/api/authoring.calls';
import { isApiProblem } from '@stoa/api/error';
import type { ContentKind } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Stack } from '@stoa/ui/stack';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { contentHref } from './content-address.ts';
import { CONTENT_KINDS } from './content-kinds.ts';
import { CONTENT_PROBLEM_MESSAGES } from './content-messages.ts';
import { FirstField } from './first-field.tsx';

const TITLE_MAX = 200;

/** Asks how something is called, and begins it. */
export function CreateDialog({
  schoolId,
  kind,
  onClose,
}: {
  schoolId: string;
  kind: ContentKind;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);
  const create = useMutation({
    mutationFn: () => createContent(api, { schoolId, kind, title: { [language]: title.trim() } }),
    onSuccess: ({ id }) => navigate({ href: contentHref(schoolId, id) }),
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (title.trim() !== '' && !create.isPending) create.mutate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={i18n._(CONTENT_KINDS[kind].begun)}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={create.isPending} onPress={() => submit()}>
            {t({ message: 'Create', context: 'authoring', comment: 'Button: begins an article or a class' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          {create.error ? (
            <Banner tone="danger" announce="assertive">
              {i18n._(
                messageOf(
                  CONTENT_PROBLEM_MESSAGES,
                  isApiProblem(create.error) ? create.error.code : 'UNKNOWN',
                ),
              )}
            </Banner>
          ) : null}
          <FirstField
            label={t({
              message: 'Title',
              context: 'authoring',
              comment: 'Of an article, a class or a lesson',
            })}
            description={t`Only people who edit it can see it until you publish it.`}
            value={title}
            onChange={setTitle}
            maxLength={TITLE_MAX}
            isRequired
            errorMessage={isTried && title.trim() === '' ? t`Enter a title.` : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
