import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { archiveBadge } from '@stoa/api/badge.calls';
import { badgesQuery, isOfBadges } from '@stoa/api/badge.queries';
import { isApiProblem } from '@stoa/api/error';
import type { Badge as SchoolBadge } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { Emblem } from '@stoa/ui/emblem';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hrefTo } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { ManagePage } from '../manage-page.tsx';
import { BADGES_TITLE } from '../titles.ts';
import { BadgeDialog } from './badge-dialog.tsx';
import { BADGE_PROBLEM_MESSAGES } from './badge-messages.ts';
import * as styles from './badges.css.ts';
import { RuleText } from './rule-text.tsx';

const ROWS = 5;

/** The badges of a school: designed, archived and taken up again. */
export function BadgesPage({ schoolId }: { schoolId: string }) {
  useMessages('points');
  // Texts of uploads.
  useMessages('feedback');
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<SchoolBadge | 'new'>();
  const query = useQuery({ ...badgesQuery(api, { schoolId, lang }), retry: false });
  const refresh = () =>
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfBadges(queryKey) });
  const archive = useMutation({
    mutationFn: ({ id, isArchived }: SchoolBadge) =>
      archiveBadge(api, { schoolId, badgeId: id, isArchived: !isArchived }),
    onSuccess: (_done, { isArchived }) => {
      toasts.show({
        message: isArchived ? t`The badge can be earned again.` : t`The badge was archived.`,
        tone: 'success',
      });
      refresh();
    },
    onError: (error) =>
      toasts.show({
        message: i18n._(messageOf(BADGE_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN')),
        tone: 'danger',
      }),
  });
  const canDesign = query.data?.canDesign ?? false;
  const create = canDesign ? (
    <Button variant="primary" icon={PlusIcon} data-part="new-badge" onPress={() => setEdited('new')}>
      {t({ message: 'New badge', comment: 'Title of a dialog, and the button that opens it' })}
    </Button>
  ) : null;
  return (
    <ManagePage
      title={i18n._(BADGES_TITLE)}
      text={t`Badges recognize what members achieve. They are given automatically or by hand, and shown in personal spaces.`}
      actions={query.data && query.data.items.length > 0 ? create : null}
    >
      <Loaded query={query} rows={ROWS}>
        {({ items, languages, mainLanguage }) => (
          <>
            {items.length === 0 ? (
              <EmptyState title={t`No badges yet`} action={create}>
                {t`Design a badge and decide who gets it: everyone who reaches something, or whoever you choose.`}
              </EmptyState>
            ) : (
              <RowList aria-label={i18n._(BADGES_TITLE)}>
                {items.map((badge) => (
                  <BadgeRow
                    key={badge.id}
                    schoolId={schoolId}
                    badge={badge}
                    canDesign={canDesign}
                    isBusy={archive.isPending}
                    onEdit={() => setEdited(badge)}
                    onArchive={() => archive.mutate(badge)}
                  />
                ))}
              </RowList>
            )}
            {edited ? (
              <BadgeDialog
                schoolId={schoolId}
                badge={edited === 'new' ? undefined : edited}
                languages={languages}
                mainLanguage={mainLanguage}
                onDone={() => {
                  toasts.show({ message: t`The badge was saved.`, tone: 'success' });
                  setEdited(undefined);
                  refresh();
                }}
                onClose={() => setEdited(undefined)}
              />
            ) : null}
          </>
        )}
      </Loaded>
    </ManagePage>
  );
}

interface BadgeRowProps {
  schoolId: string;
  badge: SchoolBadge;
  canDesign: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onArchive: () => void;
}

function BadgeRow({ schoolId, badge, canDesign, isBusy, onEdit, onArchive }: BadgeRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, name, text, look, rule, isArchived, holders, holdersIsExact } = badge;
  const count = formatNumber(holders, language);
  return (
    <Row className={styles.row}>
      <Emblem
        shape={look.shape}
        fill={look.fill}
        mark={look.mark}
        src={look.pictureUrl}
        isFaded={isArchived}
      />
      <div className={styles.words}>
        <span className={styles.name}>
          <Link
            variant="standalone"
            href={hrefTo({
              to: '/manage/$schoolId/badges/$badgeId',
              params: { schoolId, badgeId: id },
            })}
          >
            <UserText>{name}</UserText>
          </Link>
          {isArchived ? (
            <Badge>
              {t({ message: 'Archived', context: 'badge', comment: 'Of a badge: nobody gets it now' })}
            </Badge>
          ) : null}
        </span>
        {text ? (
          <Text as="span" size="sm">
            <UserText>{text}</UserText>
          </Text>
        ) : null}
        <RuleText rule={rule} />
        <Text as="span" size="sm" tone="muted" isNumeric>
          {holdersIsExact
            ? t({ message: `Members who have it: ${count}`, comment: 'Of a badge' })
            : t({ message: `Members who have it: more than ${count}`, comment: 'The number is 1,000' })}
        </Text>
      </div>
      {canDesign ? (
        <div className={styles.buttons}>
          <Button
            size="sm"
            data-part="edit-badge"
            aria-label={t({ message: `Edit “${name}”`, comment: 'Button' })}
            onPress={onEdit}
          >
            {t({ message: 'Edit', context: 'badge', comment: 'Button' })}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            isDisabled={isBusy}
            aria-label={
              isArchived
                ? t({ message: `Reactivate “${name}”`, comment: 'Button: an archived badge is given again' })
                : t({ message: `Archive “${name}”`, comment: 'Button: a badge is given no more' })
            }
            onPress={onArchive}
          >
            {isArchived
              ? t({ message: 'Reactivate', context: 'badge', comment: 'Button' })
              : t({ message: 'Archive', context: 'badge', comment: 'Button' })}
          </Button>
        </div>
      ) : null}
    </Row>
  );
}
