import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@stoa/ui/skeleton';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { Suspense, useState, type ComponentProps } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { EntryPictureList } from '../teaching/kinds/entry-pictures.tsx';
import { LENGTHS, type DraftOption } from './survey-draft.ts';

interface OptionPicturesProps {
  schoolId: string;
  options: readonly DraftOption[];
  language: Language;
  /** What an option is called, by its place. */
  nameOf: (index: number) => string;
  /** What the entries are called, where others of the question have pictures too. */
  title?: string | undefined;
  onChange: (options: DraftOption[], mark: string | null) => void;
}

/** Pictures of options, or of rows, and what they show in words. Hidden until they are wanted. */
export function OptionPictures({
  schoolId,
  options,
  language,
  nameOf,
  title,
  onChange,
}: OptionPicturesProps) {
  const { t } = useLingui();
  const hasSome = options.some(({ picture }) => picture);
  const [isOpen, setOpen] = useState(hasSome);
  const label = title
    ? t({ message: `With pictures: ${title}`, context: 'exam', comment: 'Switch: of “Answers”, “Groups”' })
    : t({ message: 'With pictures', context: 'exam', comment: 'Switch: answers to choose from' });
  return (
    <>
      {/* What is there is not hidden. */}
      <Switch isSelected={isOpen || hasSome} isDisabled={hasSome} onChange={setOpen}>
        {label}
      </Switch>
      {isOpen || hasSome ? (
        <>
          <Text size="sm" tone="muted">
            {t`A picture can be shown with the text or in place of it.`}
          </Text>
          <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
            <List
              schoolId={schoolId}
              label={label}
              hint={t`Read out to people who cannot see the picture.`}
              maxLength={LENGTHS.text}
              entries={options}
              language={language}
              problem={undefined}
              nameOf={nameOf}
              onChange={(entries, typed) =>
                onChange(
                  entries.map(({ picture, ...option }) => (picture ? { ...option, picture } : option)),
                  typed ? `alt.${typed}` : null,
                )
              }
            />
          </Suspense>
        </>
      ) : null}
    </>
  );
}

function List(props: ComponentProps<typeof EntryPictureList<DraftOption>>) {
  // The fields are those of exams.
  useMessages('teaching');
  return <EntryPictureList {...props} />;
}
