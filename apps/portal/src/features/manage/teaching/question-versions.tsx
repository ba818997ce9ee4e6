import { useLingui } from '@lingui/react/macro';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { questionVersionQuery, questionVersionsQuery } from '@stoa/api/exam-bank.queries';
import type { QuestionInput, QuestionVersion } from '@stoa/api/schema';
import type { QuestionDraft } from '@stoa/machines/teaching-editor';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { FormulaText } from '@stoa/ui/formula-text';
import { SectionHeader } from '@stoa/ui/section-header';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextDiff } from '@stoa/ui/text-diff';
import { UserText } from '@stoa/ui/user-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag, type Language } from '../../../i18n/languages.ts';
import { formatDateTime } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { useTimeZone } from '../../../shared/time-zone.ts';
import { VersionList } from '../../../shared/versions/version-list.tsx';
import { diffLines } from '../content/versions/diff-lines.ts';
import * as styles from '../manage.css.ts';
import { LanguageSelect } from './language-select.tsx';
import { questionInput } from './question-form.ts';
import { kindMessage, linesOf, PART_MESSAGES, type LineWords } from './version-lines.ts';

const SKELETON_ROWS = 4;

interface QuestionVersionsProps {
  schoolId: string;
  questionId: string;
  /** What is saved, which versions are compared with. */
  draft: QuestionDraft;
  /** What is saved is not what is seen. */
  isUnsaved: boolean;
  /** Makes a version what is edited, and saves it. */
  onRestore: (question: QuestionInput) => void;
}

/** What a question was at its saves: looked at, compared, and saved as the newest version. */
export function QuestionVersions({ isUnsaved, ...question }: QuestionVersionsProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <section id="versions" className={styles.part}>
      <SectionHeader title={t({ message: 'Versions', comment: 'What a page was before' })} />
      <div className={styles.actions}>
        <Button icon={ClockCounterClockwiseIcon} isDisabled={isUnsaved} onPress={() => setOpen(true)}>
          {t({
            message: 'Show versions',
            context: 'question',
            comment: 'Button: opens a list of what it was before',
          })}
        </Button>
        {isUnsaved ? <Text tone="muted" as="span">{t`Save your changes first.`}</Text> : null}
      </div>
      {isOpen ? <VersionsDialog {...question} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

type DialogProps = Omit<QuestionVersionsProps, 'isUnsaved'>;

function VersionsDialog({
  schoolId,
  questionId,
  draft,
  onRestore,
  onClose,
}: DialogProps & { onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const queryClient = useQueryClient();
  const [viewed, setViewed] = useState<number>();
  const restore = (version: number) =>
    queryClient
      .fetchQuery(questionVersionQuery(api, { schoolId, questionId, version, lang }))
      .then(({ data }) => {
        onRestore(data.question);
        onClose();
      })
      // The list is shown again, which says why.
      .catch(() => setViewed(version));
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
            <Button variant="primary" onPress={() => void restore(viewed)}>
              {t({
                message: 'Restore',
                context: 'question',
                comment: 'Button: saves an earlier version as the newest one',
              })}
            </Button>
          </>
        )
      }
    >
      {viewed === undefined ? (
        <Versions
          schoolId={schoolId}
          questionId={questionId}
          onView={setViewed}
          onRestore={(version) => void restore(version)}
        />
      ) : (
        <OneVersion schoolId={schoolId} questionId={questionId} draft={draft} version={viewed} />
      )}
    </Dialog>
  );
}

function Versions({
  schoolId,
  questionId,
  onView,
  onRestore,
}: Pick<DialogProps, 'schoolId' | 'questionId'> & {
  onView: (version: number) => void;
  onRestore: (version: number) => void;
}) {
  const { t, i18n } = useLingui();
  const lang = useLanguage();
  const query = useQuery({
    ...questionVersionsQuery(useApi(), { schoolId, questionId, lang }),
    // Another one may have been saved a moment ago.
    staleTime: 0,
  });
  const list = new Intl.ListFormat(toTag(lang), { type: 'unit' });
  const factsOf = (changed: QuestionVersion['changed']) =>
    list.format(changed.map((part) => i18n._(PART_MESSAGES[part])));
  return (
    <Loaded query={query} rows={SKELETON_ROWS}>
      {({ items }) => (
        <Stack gap="4">
          <Text tone="muted">{t`Attempts keep the version that they began with. Restoring saves an earlier version as the newest one.`}</Text>
          <VersionList
            items={items.map(({ version, savedAt, savedBy, isCurrent, changed }) => ({
              version: String(version),
              savedAt,
              // Of demo content and of before nobody knows either.
              savedBy: savedBy ?? undefined,
              isCurrent,
              facts: factsOf(changed),
            }))}
            onView={(version) => onView(Number(version))}
            onRestore={(version) => onRestore(Number(version))}
          />
        </Stack>
      )}
    </Loaded>
  );
}

function useLineWords(): LineWords {
  const { t, i18n } = useLingui();
  return {
    nameOf: (part) => i18n._(PART_MESSAGES[part]),
    kindOf: (kind) => i18n._(kindMessage(kind)),
    line: (name, value) =>
      t({
        message: `${name}: ${value}`,
        context: 'version',
        comment: 'A line: what it is, and what it says',
      }),
  };
}

function OneVersion({
  schoolId,
  questionId,
  draft,
  version,
}: Pick<DialogProps, 'schoolId' | 'questionId' | 'draft'> & { version: number }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const zone = useTimeZone();
  const words = useLineWords();
  const [language, setLanguage] = useState<Language>(lang);
  const [view, setView] = useState<'changes' | 'whole'>('changes');
  const query = useQuery(questionVersionQuery(useApi(), { schoolId, questionId, version, lang }));
  return (
    <Loaded query={query} rows={SKELETON_ROWS}>
      {({ savedAt, savedBy, question }) => {
        const before = linesOf(question, language, words);
        const lines = diffLines(before, linesOf(questionInput(draft), language, words));
        return (
          <Stack gap="4">
            <div>
              <Text weight="semibold">{formatDateTime(savedAt, lang, zone)}</Text>
              {savedBy ? (
                <Text size="sm" tone="muted">
                  <UserText>{savedBy.name}</UserText>
                </Text>
              ) : null}
            </div>
            <LanguageSelect value={language} onChange={setLanguage} />
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
              <div className={styles.lines}>
                {before.map((text, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the lines of a version do not change
                  <Text key={index} lang={language === lang ? undefined : toTag(language)}>
                    <FormulaText>{text}</FormulaText>
                  </Text>
                ))}
              </div>
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
