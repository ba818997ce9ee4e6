import { useLingui } from '@lingui/react/macro';
import { blockedPeopleQuery } from '@stoa/api/safety.queries';
import type { BlockedPerson } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { MetaLine } from '@stoa/ui/meta-line';
import { Stack } from '@stoa/ui/stack';
import { UserText } from '@stoa/ui/user-text';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { GrowingListEnd } from '../../../shared/growing-list-end.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useBlock } from '../../../shared/blocking/use-block.ts';
import { useGrowingList } from '../../../shared/use-growing-list.ts';
import { AccountRow } from '../account-row.tsx';
import { BLOCKED_TITLE } from '../titles.ts';
import { BLOCKED_PAGE_SIZE } from './page-size.ts';

const ROWS = 3;

/** Whom one blocked or muted, in all schools, with the way back. */
export function BlockedPage() {
  useMessages('people');
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const list = useGrowingList((cursor) =>
    blockedPeopleQuery(api, { pageSize: BLOCKED_PAGE_SIZE, lang, ...(cursor ? { cursor } : {}) }),
  );
  return (
    <SettingsSection
      title={i18n._(BLOCKED_TITLE)}
      text={t`Neither you nor the people you block see the other. The people you mute are hidden from you alone. It holds in all your schools, and nobody is told.`}
    >
      <Loaded query={list.first} rows={ROWS}>
        {() =>
          list.items.length === 0 ? (
            <EmptyState headingLevel={3} title={t`No blocked or muted people`}>
              {t`Block or mute someone from the menu of their space.`}
            </EmptyState>
          ) : (
            <Stack gap="4">
              <Stack as="ul" gap="3">
                {list.items.map((entry) => (
                  <BlockedRow key={`${entry.kind} ${entry.person.id}`} entry={entry} />
                ))}
              </Stack>
              <GrowingListEnd
                list={list}
                label={t({ message: 'Show more people', comment: 'Button below a list of people' })}
              />
            </Stack>
          )
        }
      </Loaded>
    </SettingsSection>
  );
}

function BlockedRow({ entry: { person, kind, since } }: { entry: BlockedPerson }) {
  const { t } = useLingui();
  const { name } = person;
  const { unblock, isPending } = useBlock({ userId: person.id, name });
  const isBlocked = kind === 'block';
  return (
    <AccountRow
      title={<UserText>{name}</UserText>}
      actions={
        <Button
          size="sm"
          isPending={isPending}
          aria-label={
            isBlocked
              ? t({ message: `Unblock ${name}`, comment: 'Read out; begins with “Unblock” on the button' })
              : t({
                  message: `Unmute ${name}`,
                  context: 'person',
                  comment: 'Read out; begins with “Unmute” on the button',
                })
          }
          onPress={() => unblock(kind)}
        >
          {isBlocked
            ? t({ message: 'Unblock', comment: 'Action on somebody' })
            : t({ message: 'Unmute', context: 'person', comment: 'Action on somebody' })}
        </Button>
      }
    >
      <MetaLine>
        <Badge tone={isBlocked ? 'danger' : 'neutral'}>
          {isBlocked
            ? t({ message: 'Blocked', comment: 'Mark of a person whom one blocked' })
            : t({ message: 'Muted', context: 'person', comment: 'Mark of a person whom one muted' })}
        </Badge>
        <LocalTime instant={since} style="date" />
      </MetaLine>
    </AccountRow>
  );
}
