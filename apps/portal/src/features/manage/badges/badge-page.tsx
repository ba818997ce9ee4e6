import { useLingui } from '@lingui/react/macro';
import { badgeAwardsQuery, badgesQuery, isOfBadges } from '@stoa/api/badge.queries';
import type { BadgeAward } from '@stoa/api/schema';
import { Avatar } from '@stoa/ui/avatar';
import { Badge } from '@stoa/ui/badge';
import { Button, LinkButton } from '@stoa/ui/button';
import { Emblem } from '@stoa/ui/emblem';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hrefTo } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useSession } from '../../../app/session.tsx';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { GrowingListEnd } from '../../../shared/growing-list-end.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { useGrowingList } from '../../../shared/use-growing-list.ts';
import { ManagePage } from '../manage-page.tsx';
import * as manage from '../manage.css.ts';
import { BADGES_TITLE } from '../titles.ts';
import { AwardDialog } from './award-dialog.tsx';
import * as styles from './badges.css.ts';
import { RuleText } from './rule-text.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

const SIZE = 50;
const ROWS = 6;

/** Who was given a badge; it is given and taken back here by hand. */
export function BadgePage({ schoolId, badgeId }: { schoolId: string; badgeId: string }) {
  useMessages('points');
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const queryClient = useQueryClient();
  const { viewer } = useSession();
  const { data } = useQuery({ ...badgesQuery(api, { schoolId, lang }), retry: false });
  const badge = data?.items.find(({ id }) => id === badgeId);
  const list = useGrowingList((cursor) =>
    badgeAwardsQuery(api, { schoolId, badgeId, lang, cursor, pageSize: SIZE }),
  );
  const [isAwarding, setAwarding] = useState(false);
  const [taking, setTaking] = useState<BadgeAward>();
  const done = () => {
    setAwarding(false);
    setTaking(undefined);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfBadges(queryKey) });
  };
  const award =
    badge && !badge.isArchived ? (
      <Button variant="primary" data-part="award" onPress={() => setAwarding(true)}>
        {t({ message: 'Award a badge', comment: 'Button, and title of a dialog' })}
      </Button>
    ) : null;
  return (
    <ManagePage
      title={i18n._(BADGES_TITLE)}
      text={t({ message: 'Who was given this badge', comment: 'Name of a list of people' })}
      actions={
        <>
          <LinkButton href={hrefTo({ to: '/manage/$schoolId/badges', params: { schoolId } })}>
            {t({ message: 'All badges', comment: 'Link: back to the list' })}
          </LinkButton>
          {award}
        </>
      }
    >
      {badge ? (
        <div className={manage.person}>
          <Emblem
            shape={badge.look.shape}
            fill={badge.look.fill}
            mark={badge.look.mark}
            src={badge.look.pictureUrl}
            size="lg"
            isFaded={badge.isArchived}
          />
          <div className={styles.words}>
            <Text as="span" weight="semibold">
              <UserText>{badge.name}</UserText>
            </Text>
            {badge.text ? (
              <Text as="span" size="sm">
                <UserText>{badge.text}</UserText>
              </Text>
            ) : null}
            <RuleText rule={badge.rule} />
          </div>
        </div>
      ) : null}
      <Loaded query={list.first} rows={ROWS}>
        {() =>
          list.items.length === 0 ? (
            <EmptyState headingLevel={2} title={t`Nobody has this badge yet`} />
          ) : (
            <div className={manage.part}>
              <RowList
                aria-label={t({ message: 'Who was given this badge', comment: 'Name of a list of people' })}
              >
                {list.items.map((entry) => (
                  <AwardRow
                    key={entry.id}
                    schoolId={schoolId}
                    award={entry}
                    onTakeBack={entry.person.id === viewer?.user_id ? undefined : () => setTaking(entry)}
                  />
                ))}
              </RowList>
              <GrowingListEnd
                list={list}
                label={t({ message: 'Show more', context: 'points', comment: 'Button below a list' })}
              />
            </div>
          )
        }
      </Loaded>
      {isAwarding ? (
        <AwardDialog schoolId={schoolId} badgeId={badgeId} onDone={done} onClose={() => setAwarding(false)} />
      ) : null}
      {taking ? (
        <TakeBackDialog
          schoolId={schoolId}
          badgeId={badgeId}
          award={taking}
          onDone={done}
          onClose={() => setTaking(undefined)}
        />
      ) : null}
    </ManagePage>
  );
}

interface AwardRowProps {
  schoolId: string;
  award: BadgeAward;
  onTakeBack: (() => void) | undefined;
}

function AwardRow({ schoolId, award, onTakeBack }: AwardRowProps) {
  const { t } = useLingui();
  const { person, isByRule, reason, givenAt, takenBack } = award;
  const { name } = person;
  return (
    <Row className={styles.row}>
      <Avatar name={name} src={person.avatarUrl} size="sm" />
      <div className={styles.words}>
        <span className={styles.name}>
          <Link
            variant="standalone"
            href={hrefTo({
              to: '/manage/$schoolId/members/$userId',
              params: { schoolId, userId: person.id },
            })}
          >
            <UserText>{name}</UserText>
          </Link>
          {takenBack ? (
            <Badge>{t({ message: 'Taken back', context: 'badge', comment: 'Of an award of a badge' })}</Badge>
          ) : isByRule ? (
            <Badge>
              {t({ message: 'Automatic', context: 'badge', comment: 'Given by the rule of a badge' })}
            </Badge>
          ) : null}
        </span>
        {reason ? (
          <Text as="span" size="sm">
            <UserText>{reason}</UserText>
          </Text>
        ) : null}
        {takenBack ? (
          <Text as="span" size="sm">
            {t({ message: 'Taken back:', context: 'badge', comment: 'The reason follows' })}{' '}
            <UserText>{takenBack.reason}</UserText>
          </Text>
        ) : null}
        <Text as="span" size="sm" tone="muted">
          <LocalTime instant={givenAt} />
        </Text>
      </div>
      {takenBack || !onTakeBack ? null : (
        <div className={styles.buttons}>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t({ message: `Take the badge back from ${name}`, comment: 'Button' })}
            onPress={onTakeBack}
          >
            {t({ message: 'Take back', context: 'points', comment: 'Button' })}
          </Button>
        </div>
      )}
    </Row>
  );
}
