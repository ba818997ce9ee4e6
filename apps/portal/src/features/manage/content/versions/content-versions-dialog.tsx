import { useLingui } from '@lingui/react/macro';
import { contentVersionQuery, contentVersionsQuery } from '@stoa/api/authoring.queries';
import type { KeptVersion } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextDiff } from '@stoa/ui/text-diff';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../../../app/services.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { toTag, type Language } from '../../../../i18n/languages.ts';
import { formatDateTime } from '../../../../shared/format.ts';
import { Loaded } from '../../../../shared/loaded.tsx';
import { VersionList } from '../../../../shared/versions/version-list.tsx';
import { diffLines } from './diff-lines.ts';
import { comparedOf, linesOf, type Compared } from './text-lines.ts';
import { CHANGED_MESSAGES } from './version-messages.ts';
import { useTimeZone } from '../../../../shared/time-zone.ts';

const SKELETON_ROWS = 4;

interface ContentVersionsDialogProps {
  schoolId: string;
  contentId: string;
  /** Left out: the whole. */
  lessonId?: string | undefined;
  /** What is edited now, which versions are compared with. */
  draft: Compared;
  language: Language;
  show: (draft: unknown) => ReactNode;
  onRestore: (version: string) => void;
  onClose: () => void;
}

/** What a draft was at its saves: looked at, compared with what is edited now, and restored. */
export function ContentVersionsDialog({ onClose, onRestore, ...place }: ContentVersionsDialogProps) {
  const { t } = useLingui();
  const [viewed, setViewed] = useState<string>();
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={t({ message: 'Versions', comment: 'What a page was before' })}
      footer={
        viewed === undefined ? undefined : (
          <>
            <Button variant="secondary" onPress={() => setViewed(undefined)}>
              {t({ message: 'All versions', context: 'version', comment: 'Button: back to the list' })}
            </Button>
            <Button variant="primary" onPress={() => onRestore(viewed)}>
              {t({ message: 'Restore', comment: 'Makes an earlier version the draft again' })}
            </Button>
          </>
        )
      }
    >
      {viewed === undefined ? (
        <Versions {...place} onView={setViewed} onRestore={onRestore} />
      ) : (
        <OneVersion {...place} version={viewed} />
      )}
    </Dialog>
  );
}

type Place = Omit<ContentVersionsDialogProps, 'onClose' | 'onRestore'>;

function Versions({
  schoolId,
  contentId,
  lessonId,
  onView,
  onRestore,
}: Place & { onView: (version: string) => void; onRestore: (version: string) => void }) {
  const { i18n } = useLingui();
  const lang = useLanguage();
  const query = useQuery({
    ...contentVersionsQuery(useApi(), { schoolId, contentId, lessonId, lang }),
    // Another one may have been kept a moment ago.
    staleTime: 0,
  });
  const list = new Intl.ListFormat(toTag(lang), { type: 'unit' });
  const factsOf = (changed: KeptVersion['changed']) =>
    list.format([...new Set(changed.map((part) => i18n._(CHANGED_MESSAGES[part])))]);
  return (
    <Loaded query={query} rows={SKELETON_ROWS}>
      {({ items }) => (
        <VersionList
          items={items.map(({ version, savedAt, savedBy, isCurrent, isPublished, changed }) => ({
            version: String(version),
            savedAt,
            savedBy,
            isCurrent,
            published: isPublished ? 'now' : undefined,
            facts: factsOf(changed),
          }))}
          onView={onView}
          onRestore={onRestore}
        />
      )}
    </Loaded>
  );
}

function OneVersion({
  schoolId,
  contentId,
  lessonId,
  draft,
  language,
  show,
  version,
}: Place & { version: string }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const zone = useTimeZone();
  const [view, setView] = useState<'changes' | 'whole'>('changes');
  const query = useQuery(
    contentVersionQuery(useApi(), { schoolId, contentId, lessonId, version: Number(version), lang }),
  );
  return (
    <Loaded query={query} rows={SKELETON_ROWS}>
      {(whole) => {
        const compared = comparedOf(whole);
        const lines = diffLines(linesOf(compared, language), linesOf(draft, language));
        return (
          <Stack gap="4">
            <div>
              <Text weight="semibold">{formatDateTime(whole.savedAt, lang, zone)}</Text>
              {whole.savedBy ? (
                <Text size="sm" tone="muted">
                  <UserText>{whole.savedBy.name}</UserText>
                </Text>
              ) : null}
            </div>
            <SegmentedControl
              label={t({ message: 'What is shown', context: 'version', comment: 'Name of a choice' })}
              segments={[
                {
                  value: 'changes',
                  label: t({
                    message: 'Changes since',
                    context: 'version',
                    comment: 'Choice: how a version differs from what is edited now',
                  }),
                },
                {
                  value: 'whole',
                  label: t({
                    message: 'This version',
                    context: 'version',
                    comment: 'Choice: the version as learners would see it',
                  }),
                },
              ]}
              value={view}
              onChange={setView}
            />
            {view === 'whole' ? (
              show(compared)
            ) : lines.some(({ kind }) => kind === 'added' || kind === 'removed') ? (
              <TextDiff
                lines={lines}
                lang={toTag(language)}
                labels={{
                  added: t({ message: 'Added:', context: 'version', comment: 'Before a line of a text' }),
                  removed: t({ message: 'Removed:', context: 'version', comment: 'Before a line of a text' }),
                }}
              />
            ) : (
              <Text tone="muted">{t`The texts in this language are the same as now.`}</Text>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
