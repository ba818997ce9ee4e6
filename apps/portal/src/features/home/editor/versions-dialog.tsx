import { useLingui } from '@lingui/react/macro';
import { pageVersionsQuery } from '@stoa/api/decoration.queries';
import { Dialog } from '@stoa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { VersionList } from '../../../shared/versions/version-list.tsx';

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
  const query = useQuery({
    ...pageVersionsQuery(useApi(), { schoolId, pageId, lang: useLanguage() }),
    // Another one may have been saved a moment ago.
    staleTime: 0,
  });
  return (
    <Loaded query={query} rows={SKELETON_ROWS}>
      {({ items }) => (
        <VersionList
          items={items.map(({ version, savedAt, savedBy, isPublished, releasedAt }) => ({
            version,
            savedAt,
            savedBy,
            isCurrent: version === current,
            published: isPublished ? 'now' : releasedAt ? 'once' : undefined,
          }))}
          onRestore={onRestore}
        />
      )}
    </Loaded>
  );
}
