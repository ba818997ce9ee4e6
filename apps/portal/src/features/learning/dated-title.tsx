import { useLingui } from '@lingui/react/macro';
import type { LearningDate, SchoolRef } from '@stoa/api/schema';
import { Link } from '@stoa/ui/link';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { DATE_KINDS } from './date-messages.ts';

interface DatedTitleProps {
  item: Pick<LearningDate, 'kind' | 'title' | 'classTitle' | 'schoolId' | 'url'>;
  /** Those of the list: where there are several, each entry says its own. */
  schools: readonly SchoolRef[];
}

/** What something with a date is called, as a link, and the class and school that it belongs to. */
export function DatedTitle({ item: { kind, title, classTitle, schoolId, url }, schools }: DatedTitleProps) {
  const { i18n } = useLingui();
  const school = schools.length > 1 ? schools.find(({ id }) => id === schoolId)?.name : undefined;
  return (
    <>
      <Text weight="medium">
        <VisuallyHidden>{i18n._(DATE_KINDS[kind].name)}: </VisuallyHidden>
        <Link href={url} variant="standalone">
          <UserText>{title}</UserText>
        </Link>
      </Text>
      <Text size="sm" tone="muted">
        {[classTitle, school].filter(isText).map((name, index) => (
          <span key={name}>
            {index > 0 ? ' · ' : null}
            <UserText>{name}</UserText>
          </span>
        ))}
      </Text>
    </>
  );
}

const isText = (name: string | null | undefined): name is string => Boolean(name);
