import { useLingui } from '@lingui/react/macro';
import { feedbackListQuery } from '@stoa/api/feedback.queries';
import { useLocation } from '@tanstack/react-router';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Stack } from '@stoa/ui/stack';
import { signInHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { GrowingListEnd } from '../../shared/growing-list-end.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { useGrowingList } from '../../shared/use-growing-list.ts';
import { feedbackHref } from './feedback-address.ts';
import { MyMessage } from './my-message.tsx';

const ROWS = 4;

/** What one has written to the school, with the answers; the newest first. */
export function MyMessages({ schoolId }: { schoolId: string }) {
  const { status } = useSession();
  return status === 'signedOut' ? <SignInFirst /> : <List schoolId={schoolId} />;
}

function List({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const list = useGrowingList((cursor) =>
    feedbackListQuery(api, { schoolId, scope: 'mine', lang, ...(cursor ? { cursor } : {}) }),
  );
  return (
    <Loaded query={list.first} rows={ROWS}>
      {() =>
        list.items.length === 0 ? (
          <EmptyState
            headingLevel={2}
            title={t`You have not written to this school yet`}
            action={<LinkButton href={feedbackHref(schoolId, 'write')}>{t`Write a message`}</LinkButton>}
          >
            {t`Your messages and the school’s answers appear here.`}
          </EmptyState>
        ) : (
          <Stack gap="5">
            <Stack as="ul" gap="4">
              {list.items.map((entry) => (
                <MyMessage key={entry.id} entry={entry} />
              ))}
            </Stack>
            <GrowingListEnd
              list={list}
              label={t({ message: 'Show more messages', comment: 'Button below a list of messages' })}
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
