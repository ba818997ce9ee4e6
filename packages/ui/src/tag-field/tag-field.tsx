import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { cx } from '../internal/cx.ts';
import { box, field } from '../internal/field/field.css.ts';
import { FieldFooter, FieldLabel, type FieldTexts } from '../internal/field/field-parts.tsx';
import { useValue } from '../internal/field/use-value.ts';
import { addTags, hasSeparator, splitTags, type TagRefusal } from './add-tags.ts';
import { TagInput } from './tag-input.tsx';
import { counter, counterFull, frame, refusal, silent } from './tag-field.css.ts';
import { TagRow } from './tag-row.tsx';

export type { TagRefusal, TagRefusalReason } from './add-tags.ts';

/** How the tags came to be what they are. */
export type TagChangeReason = 'added' | 'removed';

export interface TagFieldProps extends Omit<FieldTexts, 'label'> {
  /** Also names the list of tags for screen readers. */
  label: string;
  /** Without it the field keeps its own tags. */
  value?: readonly string[];
  /** @default [] */
  defaultValue?: readonly string[];
  onChange?: (tags: readonly string[], reason: TagChangeReason) => void;
  /** Called with tags that were not taken, each with its reason. Their text stays in the field. */
  onRefuse?: (refusals: readonly TagRefusal[]) => void;
  /** Says why a tag was not taken; shown below the field and read out. */
  refusalText?: (refusal: TagRefusal) => ReactNode;
  /** Most tags; shows how many there are. @default Infinity */
  limit?: number;
  /** Most letters of one tag. @default 50 */
  maxTagLength?: number;
  /** An example of what to write, not the label; gone with the first tag. */
  placeholder?: string;
  /** In a form there is one value of this name for each tag. */
  name?: string;
  /** Of the input, for an error summary. */
  id?: string;
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** @default true where there is an errorMessage */
  isInvalid?: boolean;
  /** @default false */
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** Short words of one's own. Enter or a comma ends one; a pasted list becomes as many as it holds. */
export function TagField({
  label,
  description,
  errorMessage,
  isOptional,
  value,
  defaultValue = [],
  onChange,
  onRefuse,
  refusalText,
  limit = Number.POSITIVE_INFINITY,
  maxTagLength = 50,
  placeholder,
  name,
  isInvalid = Boolean(errorMessage),
  inputRef,
  className,
  ...rest
}: TagFieldProps) {
  const { locale } = useLocale();
  const [tags, setTags] = useValue(value, defaultValue, onChange);
  const [text, setText] = useState('');
  const [refusals, setRefusals] = useState<readonly TagRefusal[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);

  const take = (typed: string) => {
    const result = addTags(tags, splitTags(typed), { limit, maxTagLength, locale });
    setRefusals(result.refused);
    setText(result.refused.map(({ tag }) => tag).join(', '));
    if (result.tags.length > tags.length) setTags(result.tags, 'added');
    if (result.refused.length > 0) onRefuse?.(result.refused);
  };
  const remove = (gone: ReadonlySet<unknown>) => {
    setRefusals([]);
    setTags(
      tags.filter((tag) => !gone.has(tag)),
      'removed',
    );
    input.current?.focus();
  };
  const said = refusals[0] && refusalText?.(refusals[0]);

  return (
    <AriaTextField
      {...rest}
      value={text}
      onChange={(next) => {
        if (!isComposing.current && hasSeparator(next)) {
          take(next);
        } else {
          setText(next);
          setRefusals([]);
        }
      }}
      // What must be there is a tag, not a text that is still being typed.
      isRequired={rest.isRequired && tags.length === 0}
      isInvalid={isInvalid}
      className={cx(field, className)}
    >
      <FieldLabel
        isRequired={rest.isRequired}
        isOptional={isOptional}
        end={Number.isFinite(limit) ? <Count count={tags.length} limit={limit} locale={locale} /> : null}
      >
        {label}
      </FieldLabel>
      <Group isInvalid={isInvalid} isDisabled={rest.isDisabled} className={cx(box, frame)}>
        {tags.length > 0 ? (
          <TagRow label={label} tags={tags} isDisabled={rest.isDisabled} onRemove={remove} />
        ) : null}
        <TagInput
          inputRef={inputRef}
          ownRef={input}
          isComposing={isComposing}
          placeholder={tags.length === 0 ? placeholder : undefined}
          text={text}
          onTake={take}
          onRemoveLast={() => remove(new Set(tags.slice(-1)))}
          hasTags={tags.length > 0}
        />
      </Group>
      {name ? tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />) : null}
      <div role="status" className={said ? refusal : silent}>
        {said}
      </div>
      <FieldFooter description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaTextField>
  );
}

function Count({ count, limit, locale }: { count: number; limit: number; locale: string }) {
  const format = new Intl.NumberFormat(locale);
  return (
    <span dir="ltr" className={cx(counter, count >= limit ? counterFull : null)}>
      {format.format(count)}/{format.format(limit)}
    </span>
  );
}
