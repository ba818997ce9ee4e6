import { useLingui } from '@lingui/react/macro';
import { feedbackListQuery } from '@stoa/api/feedback.queries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Stack } from '@stoa/ui/stack';
import { signInHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { ListPages } from '../../shared/list-pages.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { feedbackHref, mineParams } from './feedback-address.ts';
import { MyMessage } from './my-message.tsx';

/** What one has written to the school, with the answers; the newest first. */
export function MyMessages({ schoolId, page }: { schoolId: string; page: number }) {
  const { status } = useSession();
  if (status === 'signedOut') return <SignInFirst />;
  return <List schoolId={schoolId} page={page} />;
}

function List({ schoolId, page }: { schoolId: string; page: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery({
    ...feedbackListQuery(useApi(), { schoolId, ...mineParams(page), lang: language }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query} rows={4}>
      {(data) =>
        data.items.length === 0 ? (
          <EmptyState
            headingLevel={2}
            title={t`You have not written to this school yet`}
            action={
              <LinkButton
                href={feedbackHref(schoolId, { view: 'write', page: 1 })}
              >{t`Write a message`}</LinkButton>
            }
          >
            {t`Your messages and the school’s answers appear here.`}
          </EmptyState>
        ) : (
          <Stack gap="5">
            <Stack as="ul" gap="4">
              {data.items.map((entry) => (
                <MyMessage key={entry.id} entry={entry} />
              ))}
            </Stack>
            <ListPages
              page={page}
              list={data}
              hrefFor={(number) => feedbackHref(schoolId, { view: 'mine', page: number })}
            />
          </Stack>
        )
      }
    </Loaded>
  );
}

function SignInFirst() {
  const { t } = useLingui();
  const { href } = useLocation();
  return (
    <EmptyState
      kind="locked"
      headingLevel={2}
      title={t`Sign in to see your messages`}
      action={
        <LinkButton variant="primary" href={signInHref(href)}>
          {t`Sign in`}
        </LinkButton>
      }
    />
  );
}
