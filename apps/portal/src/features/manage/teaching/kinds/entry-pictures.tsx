import { useLingui } from '@lingui/react/macro';
import {
  TEACHING_LENGTHS,
  type DraftEntryPicture,
  type TeachingFieldProblem,
} from '@stoa/machines/teaching-editor';
import { Button } from '@stoa/ui/button';
import { OptionPicture } from '@stoa/ui/option-picture';
import { Row, RowList } from '@stoa/ui/row-list';
import { Skeleton } from '@stoa/ui/skeleton';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { Suspense, useState } from 'react';
import { toTag, type Language } from '../../../../i18n/languages.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { OnePictureField, type OnePictureFieldProps } from '../../../../shared/upload/one-picture-field.tsx';
import { textIn } from '../../texts.ts';
import * as teachingStyles from '../teaching.css.ts';
import { TEACHING_PROBLEM_MESSAGES } from '../teaching-messages.ts';

interface Entry {
  key: string;
  picture?: DraftEntryPicture | null | undefined;
}

interface EntryPicturesProps<One extends Entry> {
  schoolId: string;
  entries: readonly One[];
  language: Language;
  /** What is wrong with the words for pictures. */
  problem: TeachingFieldProblem | undefined;
  /** What an entry is called by its place. */
  nameOf: (index: number) => string;
  /** What the entries are called, where others have pictures too. */
  title?: string;
  /** @param typed the key of the entry whose words are being typed */
  onChange: (entries: One[], typed?: string) => void;
}

interface EntryPictureListProps<One extends Entry> extends EntryPicturesProps<One> {
  label: string;
  /** What is said of the words for pictures. */
  hint: string;
  /** Characters of them. */
  maxLength: number;
}

/** Pictures of options or parts, and what they show in words. Hidden until they are wanted. */
export function EntryPictures<One extends Entry>(props: EntryPicturesProps<One>) {
  const { t } = useLingui();
  const hasSome = props.entries.some(({ picture }) => picture);
  const [isOpen, setOpen] = useState(hasSome);
  const { title } = props;
  const label = title
    ? t({ message: `With pictures: ${title}`, context: 'exam', comment: 'Switch: of “Answers”, “Groups”' })
    : t({ message: 'With pictures', context: 'exam', comment: 'Switch: answers to choose from' });
  return (
    <>
      {/* What is there is not hidden. */}
      <Switch isSelected={isOpen || hasSome} isDisabled={hasSome} onChange={setOpen}>
        {label}
      </Switch>
      <Text size="sm" tone="muted">
        {t`A picture can be shown with the text or in place of it.`}
      </Text>
      {isOpen || hasSome ? (
        <EntryPictureList
          {...props}
          label={label}
          hint={t`Read out to people who cannot see the picture. It should not tell the answer.`}
          maxLength={TEACHING_LENGTHS.option}
        />
      ) : null}
    </>
  );
}

/** A place for a picture for each entry, and for what it shows. */
export function EntryPictureList<One extends Entry>({
  label,
  entries,
  nameOf,
  onChange,
  ...rest
}: EntryPictureListProps<One>) {
  const set = (key: string, picture: DraftEntryPicture | null, typed?: string) =>
    onChange(
      entries.map((entry) => (entry.key === key ? { ...entry, picture } : entry)),
      typed,
    );
  return (
    <RowList as="div" role="group" aria-label={label}>
      {entries.map(({ key, picture }, index) => (
        <Row key={key} as="div" className={teachingStyles.section}>
          <OnePicture
            {...rest}
            name={nameOf(index)}
            picture={picture ?? null}
            onChange={(changed, isTyped) => set(key, changed, isTyped ? key : undefined)}
          />
        </Row>
      ))}
    </RowList>
  );
}

function OnePicture({
  schoolId,
  name,
  picture,
  language,
  problem,
  hint,
  maxLength,
  onChange,
}: Pick<EntryPictureListProps<Entry>, 'schoolId' | 'language' | 'problem' | 'hint' | 'maxLength'> & {
  name: string;
  picture: DraftEntryPicture | null;
  onChange: (picture: DraftEntryPicture | null, isTyped?: boolean) => void;
}) {
  const { t, i18n } = useLingui();
  if (!picture)
    return (
      <Suspense fallback={<Skeleton shape="block" height="8rem" />}>
        <Upload
          schoolId={schoolId}
          label={t({ message: `Picture: ${name}`, context: 'exam', comment: 'Field: of “Option 1”' })}
          description={t`GIF, JPEG or PNG, at most 5 MB.`}
          onUploaded={({ url }) => onChange({ url, alt: {} })}
        />
      </Suspense>
    );
  const { alt } = picture;
  const isUntold = problem === 'MISSING' ? !textIn(alt, language).text : problem !== undefined;
  return (
    <div role="group" aria-label={name} className={teachingStyles.pictured}>
      <OptionPicture src={picture.url} alt="" size="md" />
      <div className={teachingStyles.beneath}>
        <TextField
          label={t({
            message: `What the picture shows: ${name}`,
            context: 'exam',
            comment: 'Field: words for those who do not see the picture of “Option 1”',
          })}
          description={hint}
          lang={toTag(language)}
          maxLength={maxLength}
          value={alt[language] ?? ''}
          placeholder={textIn(alt, language).text || ' '}
          onChange={(text) => onChange({ ...picture, alt: { ...alt, [language]: text } }, true)}
          errorMessage={problem && isUntold ? i18n._(TEACHING_PROBLEM_MESSAGES[problem]) : undefined}
          isRequired
        />
        <div>
          <Button size="sm" onPress={() => onChange(null)}>
            {t({ message: `Remove picture: ${name}`, context: 'exam', comment: 'Button: of “Option 1”' })}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Upload(props: OnePictureFieldProps) {
  // Texts of the field, which questions without pictures have no use for.
  useMessages('feedback');
  return <OnePictureField {...props} />;
}
