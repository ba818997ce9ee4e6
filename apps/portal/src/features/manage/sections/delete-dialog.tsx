import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { deleteSection } from '@stoa/api/knowledge.calls';
import type { KnowledgeSection } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Select, SelectItem } from '@stoa/ui/select';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { fullName, type PlacedSection } from '../../../shared/knowledge/section-tree.ts';
import { READER_MESSAGES, SECTION_PROBLEM_MESSAGES } from '../../../shared/knowledge/section-messages.ts';

const NONE = 'none';

/** Asks before a section goes, and what becomes of its articles. */
export function DeleteDialog({
  schoolId,
  section,
  sections,
  onDone,
  onClose,
}: {
  schoolId: string;
  section: KnowledgeSection;
  sections: readonly PlacedSection[];
  onDone: () => void;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [target, setTarget] = useState(NONE);
  const remove = useMutation({
    mutationFn: () =>
      deleteSection(api, { schoolId, sectionId: section.id, moveTo: target === NONE ? null : target }),
    onSuccess: onDone,
  });
  const { name } = section;
  const articles = section.ownArticleCount ?? 0;
  const count = formatNumber(articles, useLanguage());
  const others = sections.filter((one) => one.section.id !== section.id);
  const readers = others.find((one) => one.section.id === target)?.section.readers ?? 1;
  const readerWords = i18n._(READER_MESSAGES[readers]);
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={t({ message: `Delete the section “${name}”?`, comment: 'Title of a dialog' })}
      confirmLabel={t({ message: 'Delete the section', comment: 'Button' })}
      cancelLabel={t`Cancel`}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <Stack gap="4">
        {remove.error ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(
              messageOf(SECTION_PROBLEM_MESSAGES, isApiProblem(remove.error) ? remove.error.code : 'UNKNOWN'),
            )}
          </Banner>
        ) : null}
        {articles === 0 ? (
          <Text>{t`It contains no articles. Its subscribers are no longer notified.`}</Text>
        ) : (
          <>
            <Text>
              {t`${plural(articles, { one: `${count} article is in it. It is not deleted: choose where it goes.`, other: `${count} articles are in it. They are not deleted: choose where they go.` })}`}
            </Text>
            <Select
              label={t({ message: 'Articles go to', comment: 'Of a section that is deleted' })}
              value={target}
              onChange={(key) => setTarget(String(key ?? NONE))}
            >
              {[
                <SelectItem key={NONE} id={NONE}>
                  {t({
                    message: 'No section',
                    context: 'authoring',
                    comment: 'Choice of a list of sections',
                  })}
                </SelectItem>,
                ...others.map((one) => (
                  <SelectItem key={one.section.id} id={one.section.id} textValue={fullName(one.section)}>
                    <UserText>{fullName(one.section)}</UserText>
                  </SelectItem>
                )),
              ]}
            </Select>
            {readers === section.readers ? null : (
              <Banner tone="warning">
                {t({
                  message: `Articles for everyone are then read by: ${readerWords}.`,
                  comment: 'Such as: … are then read by: Members.',
                })}
              </Banner>
            )}
          </>
        )}
      </Stack>
    </AlertDialog>
  );
}
