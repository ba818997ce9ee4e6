import { useLingui } from '@lingui/react/macro';
import { pageVersionsQuery } from '@stoa/api/decoration.queries';
import type { PageVersion } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { EmptyState } from '@stoa/ui/empty-state';
import { Inline } from '@stoa/ui/inline';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatDateTime } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';

const SKELETON_ROWS = 4;

interface VersionsDialogProps {
  schoolId: string;
  pageId: string;
  isOpen: boolean;
  /** The version that is edited. */
  current: string | null;
  onRestore: (version: string) => void;
  onClose: () => void;
}

/** What the page was at every save, to go back to. */
export function VersionsDialog({ isOpen, onClose, ...list }: VersionsDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t({ message: 'Versions', comment: 'What a page was before' })}
    >
      {isOpen ? <Versions {...list} /> : null}
    </Dialog>
  );
}

function Versions({ schoolId, pageId, current, onRestore }: Omit<VersionsDialogProps, 'isOpen' | 'onClose'>) {
  const { t } = useLingui();
  const query = useQuery({
    ...pageVersionsQuery(useApi(), { schoolId, pageId, lang: useLanguage() }),
    // Another one may have been saved a moment ago.
    staleTime: 0,
  });
  return (
    <Loaded query={query} rows={SKELETON_ROWS}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={t`No versions yet`} headingLevel={3} />
        ) : (
          <RowList>
            {items.map((version) => (
              <VersionRow
                key={version.version}
                version={version}
                isCurrent={version.version === current}
                onRestore={() => onRestore(version.version)}
              />
            ))}
          </RowList>
        )
      }
    </Loaded>
  );
}

function VersionRow({
  version: { savedAt, savedBy, isPublished, releasedAt },
  isCurrent,
  onRestore,
}: {
  version: PageVersion;
  isCurrent: boolean;
  onRestore: () => void;
}) {
  const { t } = useLingui();
  const time = formatDateTime(savedAt, useLanguage());
  return (
    <Row>
      <Inline justify="between">
        <div>
          <Text weight="semibold">{time}</Text>
          <Text size="sm" tone="muted">
            {savedBy ? (
              <UserText>{savedBy.name}</UserText>
            ) : (
              t({ message: 'Deleted account', comment: 'Whoever saved a version' })
            )}
          </Text>
        </div>
        <Inline>
          {isPublished ? (
            <Badge tone="success">{t({ message: 'Published', context: 'page' })}</Badge>
          ) : releasedAt ? (
            <Badge>{t({ message: 'Was published', comment: 'An earlier version of a page' })}</Badge>
          ) : null}
          {isCurrent ? (
            <Badge>{t({ message: 'Current', comment: 'The version of a page that is edited' })}</Badge>
          ) : (
            <Button size="sm" onPress={onRestore} aria-label={t`Restore the version of ${time}`}>
              {t({ message: 'Restore', comment: 'Makes an earlier version the draft again' })}
            </Button>
          )}
        </Inline>
      </Inline>
    </Row>
  );
}
