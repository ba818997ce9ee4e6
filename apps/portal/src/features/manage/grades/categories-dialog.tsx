import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { saveGradeCategories } from '@stoa/api/assignment.calls';
import { isApiProblem } from '@stoa/api/error';
import type { Gradebook } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { IconButton } from '@stoa/ui/icon-button';
import { NumberField } from '@stoa/ui/number-field';
import { Select, SelectItem } from '@stoa/ui/select';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import {
  added,
  CATEGORIES_MAX,
  draftOf,
  incompleteIn,
  NAME_MAX,
  removed,
  sentOf,
  WEIGHT_MAX,
  weightsOf,
  type BookDraft,
  type CategoryDraft,
} from './categories-form.ts';
import * as styles from './grades.css.ts';
import { GRADE_PROBLEM_MESSAGES } from './grades-messages.ts';

const NONE = 'none';

export interface CategoriesDialogProps {
  schoolId: string;
  classId: string;
  book: Gradebook;
  /** Asks for the gradebook anew: somebody else changed it. */
  onReload: () => void;
  onSaved: () => void;
  onClose: () => void;
}

/** How the total of a class is made: categories with their weights, and what is in which. */
export function CategoriesDialog(props: CategoriesDialogProps) {
  const { schoolId, classId, book, onReload, onSaved, onClose } = props;
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const [draft, setDraft] = useState(() => draftOf(book));
  const [isTried, setTried] = useState(false);
  const incomplete = incompleteIn(draft);
  const save = useMutation({
    mutationFn: () =>
      saveGradeCategories(api, { schoolId, classId, version: book.version, categories: sentOf(draft) }),
    onSuccess: () => {
      toasts.show({ message: t`The change was saved.`, tone: 'success' });
      onSaved();
    },
    onError: (error) => {
      if (isApiProblem(error) && error.code === 'VERSION_CONFLICT') onReload();
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (incomplete.length === 0 && !save.isPending) save.mutate();
  };
  const sum = formatNumber(weightsOf(draft), language);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={false}
      title={t({ message: 'Categories and weights', comment: 'Button: how the total of a class is made' })}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={save.isPending} onPress={() => submit()}>
            {t({ message: 'Save', context: 'grades', comment: 'Button' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {save.error ? (
            <Banner tone="danger" announce="assertive">
              {i18n._(
                messageOf(GRADE_PROBLEM_MESSAGES, isApiProblem(save.error) ? save.error.code : 'UNKNOWN'),
              )}
            </Banner>
          ) : null}
          <Text tone="muted">
            {t`Without categories all points count alike. With categories each counts by its weight.`}
          </Text>
          {draft.categories.map((category) => (
            <CategoryLine
              key={category.id}
              category={category}
              isTried={isTried}
              onChange={(next) =>
                setDraft({
                  ...draft,
                  categories: draft.categories.map((one) => (one.id === next.id ? next : one)),
                })
              }
              onRemove={() => setDraft(removed(draft, category.id))}
            />
          ))}
          <div className={styles.foot}>
            <Button
              size="sm"
              icon={PlusIcon}
              isDisabled={draft.categories.length >= CATEGORIES_MAX}
              onPress={() => setDraft(added(draft, book.columns))}
            >
              {t({ message: 'Add category', comment: 'Button: of a gradebook' })}
            </Button>
            {draft.categories.length > 0 ? (
              <Text tone="muted" role="status">
                {t({ message: `Weights together: ${sum}%`, comment: 'The sum of the weights of categories' })}
              </Text>
            ) : null}
          </div>
          {draft.categories.length > 0 ? <Places book={book} draft={draft} onChange={setDraft} /> : null}
        </Stack>
      </form>
    </Dialog>
  );
}

function CategoryLine({
  category,
  isTried,
  onChange,
  onRemove,
}: {
  category: CategoryDraft;
  isTried: boolean;
  onChange: (category: CategoryDraft) => void;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const { name, weight } = category;
  return (
    <div className={styles.line}>
      <TextField
        label={t({ message: 'Category', comment: 'Field: what a part of the gradebook is called' })}
        value={name}
        maxLength={NAME_MAX}
        onChange={(next) => onChange({ ...category, name: next })}
        errorMessage={isTried && name.trim() === '' ? t`Enter a name.` : undefined}
      />
      <NumberField
        label={t({ message: 'Weight (%)', comment: 'Field: how much a category counts' })}
        minValue={0}
        maxValue={WEIGHT_MAX}
        value={weight}
        onChange={(next) => onChange({ ...category, weight: next })}
        errorMessage={isTried && weight === null ? t`Enter a number.` : undefined}
        hideSteppers
      />
      <IconButton
        className={styles.remove}
        icon={TrashIcon}
        label={
          name.trim() === ''
            ? t({ message: 'Remove category', comment: 'Button: of a gradebook' })
            : t({ message: `Remove ${name}`, comment: 'Button: a file' })
        }
        onPress={onRemove}
      />
    </div>
  );
}

/** In which category each column is. */
function Places({
  book,
  draft,
  onChange,
}: {
  book: Gradebook;
  draft: BookDraft;
  onChange: (draft: BookDraft) => void;
}) {
  const { t } = useLingui();
  const unnamed = t({ message: 'Category without a name', comment: 'A choice: of a gradebook' });
  return book.columns.map(({ lessonId, title }) => (
    <Select
      key={lessonId}
      label={title}
      value={draft.places[lessonId] ?? NONE}
      onChange={(category) =>
        onChange({
          ...draft,
          places: Object.fromEntries([
            ...Object.entries(draft.places).filter(([lesson]) => lesson !== lessonId),
            ...(category === NONE ? [] : [[lessonId, category]]),
          ]) as Record<string, string>,
        })
      }
    >
      <SelectItem id={NONE}>
        {t({ message: 'No category (does not count)', comment: 'A choice: of a column of a gradebook' })}
      </SelectItem>
      {draft.categories.map(({ id, name }) => (
        <SelectItem key={id} id={id}>
          {name.trim() === '' ? unnamed : name}
        </SelectItem>
      ))}
    </Select>
  ));
}
