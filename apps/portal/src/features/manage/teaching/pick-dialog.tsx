import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { questionsQuery } from '@stoa/api/exam-bank.queries';
import type { QuestionEntry } from '@stoa/api/schema';
import type { AskedDraft } from '@stoa/machines/teaching-editor';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { Dialog } from '@stoa/ui/dialog';
import { EmptyState } from '@stoa/ui/empty-state';
import { Row, RowList } from '@stoa/ui/row-list';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { cutText, FormulaText } from '@stoa/ui/formula-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { KeywordBox } from '../keyword-box.tsx';
import { textIn } from '../texts.ts';
import * as styles from './teaching.css.ts';
import { TYPE_MESSAGES } from './teaching-messages.ts';

const PAGE_SIZE = 50;
const SHOWN_LENGTH = 160;

interface PickDialogProps {
  schoolId: string;
  isOpen: boolean;
  /** Questions that the exam has already. */
  taken: readonly string[];
  onClose: () => void;
  onPick: (questions: AskedDraft[]) => void;
}

/** Questions of the bank to be added to an exam. */
export function PickDialog(props: PickDialogProps) {
  // What was chosen before is forgotten when it closes.
  return props.isOpen ? <OpenPick {...props} /> : null;
}

function OpenPick({ schoolId, taken, onClose, onPick }: PickDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [keyword, setKeyword] = useState('');
  const [picked, setPicked] = useState<readonly QuestionEntry[]>([]);
  const query = useQuery({
    ...questionsQuery(useApi(), {
      schoolId,
      keyword: keyword || undefined,
      pageSize: PAGE_SIZE,
      lang: language,
    }),
    placeholderData: keepPreviousData,
    // What was written a moment ago is among them.
    staleTime: 0,
  });
  const total = picked.length;
  const count = formatNumber(total, language);
  return (
    <Dialog
      isOpen
      size="wide"
      title={t`Add from the question bank`}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          isDisabled={total === 0}
          onPress={() =>
            onPick(
              picked.map(({ id, kind, points, text, isArchived }) => ({
                questionId: id,
                type: kind,
                points,
                text,
                isArchived,
                section: '',
              })),
            )
          }
        >
          {total === 0
            ? t({ message: 'Add', comment: 'Button: adds questions to an exam' })
            : t`${plural(total, { one: `Add ${count} question`, other: `Add ${count} questions` })}`}
        </Button>
      }
    >
      <Stack gap="4">
        <KeywordBox
          label={t`Search questions`}
          placeholder={t`Search questions, options and tags`}
          keyword={keyword}
          onChange={setKeyword}
        />
        <Loaded query={query} rows={6}>
          {({ items, next }) =>
            items.length === 0 ? (
              <EmptyState
                headingLevel={3}
                kind={keyword ? 'filtered' : 'nothing'}
                title={keyword ? t`No question matches` : t`No questions yet`}
              />
            ) : (
              <>
                <RowList as="div" role="group" aria-label={t`Questions of this school`}>
                  {items.map((item) => (
                    <Pick
                      key={item.id}
                      item={item}
                      isTaken={taken.includes(item.id)}
                      isPicked={picked.some(({ id }) => id === item.id)}
                      onChange={(isOn) =>
                        setPicked(isOn ? [...picked, item] : picked.filter(({ id }) => id !== item.id))
                      }
                    />
                  ))}
                </RowList>
                {next ? (
                  <Text size="sm" tone="muted">
                    {t`There are more questions. Search to narrow the list.`}
                  </Text>
                ) : null}
              </>
            )
          }
        </Loaded>
      </Stack>
    </Dialog>
  );
}

function Pick({
  item,
  isTaken,
  isPicked,
  onChange,
}: {
  item: QuestionEntry;
  isTaken: boolean;
  isPicked: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const { t, i18n } = useLingui();
  const shown = textIn(item.text, useLanguage());
  const kind = i18n._(TYPE_MESSAGES[item.kind]);
  return (
    <Row as="div" className={styles.picked}>
      <Checkbox
        isSelected={isTaken || isPicked}
        isDisabled={isTaken}
        onChange={onChange}
        description={[kind, item.folder, isTaken ? t`In this exam already` : ''].filter(Boolean).join(' · ')}
      >
        <FormulaText lang={shown.lang} isInLine>
          {cutText(shown.text, SHOWN_LENGTH)}
        </FormulaText>
      </Checkbox>
    </Row>
  );
}
