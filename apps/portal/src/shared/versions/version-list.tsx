import { useLingui } from '@lingui/react/macro';
import type { Person } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Inline } from '@stoa/ui/inline';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatDateTime } from '../format.ts';
import { useTimeZone } from '../time-zone.ts';

/** A version in a list. */
export interface ListedVersion {
  version: string;
  savedAt: string;
  /** Null where the account was deleted; left out where nobody knows. */
  savedBy: Pick<Person, 'name'> | null | undefined;
  /** Whether it is the one that is edited. */
  isCurrent: boolean;
  /** Whether people see it, or saw it once. */
  published?: 'now' | 'once' | undefined;
  /** What is different in it. */
  facts?: string | undefined;
}

interface VersionListProps {
  items: readonly ListedVersion[];
  /** Left out: there is nothing to look at before. */
  onView?: ((version: string) => void) | undefined;
  onRestore: (version: string) => void;
}

/** Versions by time and author, the newest first, each to be looked at and restored. */
export function VersionList({ items, onView, onRestore }: VersionListProps) {
  const { t } = useLingui();
  return items.length === 0 ? (
    <EmptyState title={t`No versions yet`} headingLevel={3} />
  ) : (
    <RowList>
      {items.map((version) => (
        <VersionRow
          key={version.version}
          version={version}
          onView={onView && (() => onView(version.version))}
          onRestore={() => onRestore(version.version)}
        />
      ))}
    </RowList>
  );
}

function VersionRow({
  version: { savedAt, savedBy, isCurrent, published, facts },
  onView,
  onRestore,
}: {
  version: ListedVersion;
  onView: (() => void) | undefined;
  onRestore: () => void;
}) {
  const { t } = useLingui();
  const time = formatDateTime(savedAt, useLanguage(), useTimeZone());
  return (
    <Row>
      <Inline justify="between">
        <div>
          <Text weight="semibold">{time}</Text>
          {savedBy === undefined ? null : (
            <Text size="sm" tone="muted">
              {savedBy ? (
                <UserText>{savedBy.name}</UserText>
              ) : (
                t({ message: 'Deleted account', comment: 'Whoever saved a version' })
              )}
            </Text>
          )}
          {facts ? (
            <Text size="sm" tone="muted">
              {facts}
            </Text>
          ) : null}
        </div>
        <Inline>
          {published === 'now' ? (
            <Badge tone="success">{t({ message: 'Published', context: 'page' })}</Badge>
          ) : published === 'once' ? (
            <Badge>{t({ message: 'Was published', comment: 'An earlier version of a page' })}</Badge>
          ) : null}
          {isCurrent ? (
            <Badge>{t({ message: 'Current', comment: 'The version of a page that is edited' })}</Badge>
          ) : (
            <>
              {onView ? (
                <Button
                  size="sm"
                  variant="quiet"
                  onPress={onView}
                  aria-label={t`View the version of ${time}`}
                >
                  {t({ message: 'View', context: 'version', comment: 'Button: shows an earlier version' })}
                </Button>
              ) : null}
              <Button size="sm" onPress={onRestore} aria-label={t`Restore the version of ${time}`}>
                {t({ message: 'Restore', comment: 'Makes an earlier version the draft again' })}
              </Button>
            </>
          )}
        </Inline>
      </Inline>
    </Row>
  );
}
