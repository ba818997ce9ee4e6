import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { setActivityEnrollment } from '@stoa/api/community.calls';
import type { CommunityPost, PostActivity } from '@stoa/api/schema';
import { Button, LinkButton } from '@stoa/ui/button';
import { FactList, type Fact } from '@stoa/ui/fact-list';
import { Heading } from '@stoa/ui/heading';
import { Status } from '@stoa/ui/status';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLocation } from '@tanstack/react-router';
import { signInHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import { LocalTime, LocalZone } from '../../shared/local-time.tsx';
import { useCommunityAction } from './use-community-action.ts';
import * as styles from './community.css.ts';

/** When and where an activity is, how many come, and signing up. */
export function ActivityCard({ post, activity }: { post: CommunityPost; activity: PostActivity }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { seats, place, startsAt, endsAt, opensAt, activityStatus } = activity;
  const takenCount = seats.taken;
  const leftCount = seats.left ?? 0;
  const taken = formatNumber(takenCount, language);
  const left = formatNumber(leftCount, language);
  const facts: Fact[] = [
    ...(activityStatus === 1 && opensAt
      ? [
          {
            id: 'opens',
            label: t({ message: 'Signing up opens', comment: 'Label of a time' }),
            value: <LocalTime instant={opensAt} />,
          },
        ]
      : []),
    {
      id: 'start',
      label: t({ message: 'Starts', context: 'activity', comment: 'Label of a time' }),
      value: <LocalTime instant={startsAt} />,
    },
    {
      id: 'end',
      label: t({ message: 'Ends', context: 'activity', comment: 'Label of a time' }),
      value: <LocalTime instant={endsAt} />,
    },
    {
      id: 'zone',
      label: t({ message: 'Time zone', context: 'activity' }),
      value: <LocalZone />,
    },
    ...(place
      ? [
          {
            id: 'place',
            label: t({ message: 'Place', comment: 'Where an activity is' }),
            value: <UserText>{place}</UserText>,
          },
        ]
      : []),
    {
      id: 'seats',
      label: t({ message: 'People', context: 'activity', comment: 'Label: how many have signed up' }),
      value:
        seats.left === null
          ? t`${plural(takenCount, { one: `${taken} person signed up`, other: `${taken} people signed up` })}`
          : t`${plural(leftCount, { one: `${left} seat left`, other: `${left} seats left` })}`,
    },
  ];
  return (
    <Surface
      as="section"
      aria-labelledby="activity"
      isBordered
      radius="lg"
      padding="5"
      className={styles.part}
    >
      <div className={styles.row}>
        <Heading level={2} size="lg" id="activity">
          {t({
            message: 'Activity',
            context: 'community',
            comment: 'Kind of a post: an event to sign up for',
          })}
        </Heading>
        <Status tone={activityStatus === 2 ? 'success' : 'neutral'}>
          {activityStatus === 1
            ? t({ message: 'Signing up opens later', comment: 'State of an activity' })
            : activityStatus === 2
              ? t({ message: 'Open for signing up', comment: 'State of an activity' })
              : t({ message: 'Ended', context: 'activity', comment: 'State of an activity' })}
        </Status>
      </div>
      <FactList facts={facts} />
      {activityStatus === 2 ? <SignUp post={post} activity={activity} /> : null}
    </Surface>
  );
}

function SignUp({
  post: { schoolId, abilities },
  activity,
}: {
  post: CommunityPost;
  activity: PostActivity;
}) {
  const { t } = useLingui();
  const api = useApi();
  const here = useLocation({ select: ({ href }) => href });
  const isIn = activity.enrollment === 1;
  const enroll = useCommunityAction(
    () => setActivityEnrollment(api, { schoolId, id: activity.id, enrollment: isIn ? 0 : 1 }),
    { doneText: isIn ? t`Your sign-up was cancelled.` : t`You have signed up. See you there!` },
  );
  if (!abilities.reply)
    return abilities.reason === 'SIGN_IN' ? (
      <div>
        <LinkButton href={signInHref(here)}>{t`Sign in to take part`}</LinkButton>
      </div>
    ) : (
      <Text tone="muted">{t`Members of the school can sign up.`}</Text>
    );
  if (!isIn && activity.seats.left === 0)
    return <Text tone="muted">{t({ message: 'All seats are taken.', context: 'activity' })}</Text>;
  return (
    <div className={styles.row}>
      <Button
        variant={isIn ? 'secondary' : 'primary'}
        isPending={enroll.isPending}
        onPress={() => enroll.mutate()}
      >
        {isIn
          ? t({ message: 'Cancel sign-up', comment: 'Button: ends taking part in an activity' })
          : t({ message: 'Sign up', context: 'activity', comment: 'Button: takes part in an activity' })}
      </Button>
      {isIn ? <Text tone="muted">{t`You have signed up.`}</Text> : null}
    </div>
  );
}
