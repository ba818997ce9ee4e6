import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { endCalendarFeed, renewCalendarFeed } from '@stoa/api/learning.calls';
import { calendarFeedQuery } from '@stoa/api/learning.queries';
import type { CalendarFeed } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { CodeBlock } from '@stoa/ui/code-block';
import { Dialog } from '@stoa/ui/dialog';
import { FactList } from '@stoa/ui/fact-list';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import * as styles from './calendar.css.ts';

const ROWS = 3;

/** The private address at which other calendars read one's dates: made, shown once, renewed, switched off. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const state = calendarFeedQuery(api);
  const query = useQuery(state);
  const [asked, setAsked] = useState<'renew' | 'end'>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: state.queryKey });
  const settle = async () => {
    setAsked(undefined);
    await refresh();
  };
  const renewal = useMutation({ mutationFn: () => renewCalendarFeed(api), onSettled: settle });
  const ending = useMutation({
    mutationFn: () => endCalendarFeed(api),
    onSuccess: () => renewal.reset(),
    onSettled: settle,
  });
  const failure = renewal.error ?? ending.error;
  const { isPending } = renewal;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t({ message: 'Subscribe to your calendar', comment: 'Title of a dialog' })}
    >
      <Stack gap="5">
        <Text>
          {t`Add this address to Google Calendar, Apple Calendar or Outlook, and your dates stay up to date there.`}
        </Text>
        {failure ? (
          <Banner tone="danger">
            {i18n._(messageOf(CALL_PROBLEM_MESSAGES, isApiProblem(failure) ? failure.code : 'UNKNOWN'))}
          </Banner>
        ) : null}
        {renewal.data ? (
          <NewAddress address={renewal.data.address} />
        ) : (
          <Loaded query={query} rows={ROWS}>
            {(feed) =>
              feed.isOn ? (
                <FeedState feed={feed} />
              ) : (
                <div>
                  <Button
                    variant="primary"
                    slot={null}
                    isPending={isPending}
                    onPress={() => renewal.mutate()}
                  >
                    {t({ message: 'Create address', comment: 'Button: of one’s calendar' })}
                  </Button>
                </div>
              )
            }
          </Loaded>
        )}
        {query.data?.isOn ? (
          <div className={styles.filters}>
            <Button slot={null} onPress={() => setAsked('renew')}>
              {t({ message: 'Create a new address', comment: 'Button: instead of the one before' })}
            </Button>
            <Button slot={null} variant="quiet" onPress={() => setAsked('end')}>
              {t({ message: 'Turn off', context: 'calendar', comment: 'Button: the address ends' })}
            </Button>
          </div>
        ) : null}
      </Stack>
      <AlertDialog
        isOpen={asked === 'renew'}
        title={t`Create a new address?`}
        confirmLabel={t({ message: 'Create a new address', comment: 'Button: instead of the one before' })}
        cancelLabel={t`Cancel`}
        isPending={isPending}
        onConfirm={() => renewal.mutate()}
        onCancel={() => setAsked(undefined)}
      >
        {t`The old address stops working. Calendars that use it need the new one.`}
      </AlertDialog>
      <AlertDialog
        isOpen={asked === 'end'}
        title={t`Turn off the calendar address?`}
        confirmLabel={t({ message: 'Turn off', context: 'calendar', comment: 'Button: the address ends' })}
        cancelLabel={t`Cancel`}
        tone="danger"
        isPending={ending.isPending}
        onConfirm={() => ending.mutate()}
        onCancel={() => setAsked(undefined)}
      >
        {t`Calendars that use it no longer get your dates.`}
      </AlertDialog>
    </Dialog>
  );
}

function NewAddress({ address }: { address: string }) {
  const { t } = useLingui();
  return (
    <>
      <CodeBlock
        title={t({ message: 'Calendar address', comment: 'Names an address' })}
        code={address}
        isWrapped
      />
      <div>
        <LinkButton variant="primary" href={address.replace(/^https?:/, 'webcal:')}>
          {t`Open in calendar app`}
        </LinkButton>
      </div>
      <Banner tone="warning">
        {t`Copy it now: it is not shown again. Anyone with this address can see your dates.`}
      </Banner>
    </>
  );
}

function FeedState({ feed }: { feed: CalendarFeed }) {
  const { t } = useLingui();
  const { createdAt, lastReadAt } = feed;
  return (
    <FactList
      facts={[
        {
          id: 'created',
          label: t({ message: 'Created', context: 'calendar', comment: 'A date follows' }),
          value: createdAt ? <LocalTime instant={createdAt} style="date" /> : null,
        },
        {
          id: 'read',
          label: t({ message: 'Last read', context: 'calendar', comment: 'By a program; a time follows' }),
          value: lastReadAt ? (
            <LocalTime instant={lastReadAt} />
          ) : (
            t({ message: 'Not yet', context: 'calendar', comment: 'No program has read the calendar' })
          ),
        },
      ]}
    />
  );
}
