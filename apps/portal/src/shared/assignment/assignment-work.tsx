import { useLingui } from '@lingui/react/macro';
import type { AssignmentTerms, AssignmentWork, Submission } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { FactList } from '@stoa/ui/fact-list';
import { formatBytes } from '@stoa/ui/format-bytes';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { Stack } from '@stoa/ui/stack';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { formatNumber } from '../format.ts';
import { LocalTime } from '../local-time.tsx';
import { RubricResult } from '../rubric/rubric-result.tsx';

/** What an assignment asks for, as far as it concerns this person. */
export function AssignmentFacts({ terms, work }: { terms: AssignmentTerms; work: AssignmentWork }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <FactList
      variant="tiles"
      facts={[
        {
          id: 'due',
          label: t({ message: 'Due', context: 'lesson', comment: 'Until when an assignment is handed in' }),
          value: work.dueAt ? <LocalTime instant={work.dueAt} /> : t`No due date`,
        },
        {
          id: 'points',
          label: t({ message: 'Points', context: 'exam', comment: 'For a right answer' }),
          value: formatNumber(terms.points, language),
        },
        {
          id: 'attempts',
          label: t({ message: 'Attempts left', comment: 'How many times an assignment can be handed in' }),
          value: formatNumber(work.attemptsLeft, language),
        },
      ]}
    />
  );
}

/** What the teacher gave, criterion by criterion, or why it is to be done again. */
export function AssignmentResult({ terms, work }: { terms: AssignmentTerms; work: AssignmentWork }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { grade, returnRemark } = work;
  if (work.state === 'returned')
    return (
      <Banner tone="warning" title={t`Revise and hand in again`}>
        {returnRemark ? <UserText>{returnRemark}</UserText> : null}
      </Banner>
    );
  if (!grade) return null;
  const points = formatNumber(grade.points, language);
  const most = formatNumber(terms.points, language);
  const given = formatNumber(grade.given, language);
  return (
    <Surface as="section" isBordered radius="lg" padding="5">
      <Stack gap="3">
        <Heading level={2} size="md">
          {t({ message: `${points} of ${most} points`, comment: 'What was given for an assignment' })}
        </Heading>
        {grade.given === grade.points ? null : (
          <Text tone="muted">{t`${given} points before the deduction for lateness.`}</Text>
        )}
        <RubricResult rubric={terms.rubric} choices={grade.choices} />
        {grade.remark ? (
          <Text preserveLines>
            <UserText>{grade.remark}</UserText>
          </Text>
        ) : null}
      </Stack>
    </Surface>
  );
}

/** What was handed in, the latest first. */
export function Submissions({ submissions }: { submissions: readonly Submission[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return submissions.map(({ number, handedInAt, daysLate, text, links, files }) => {
    const which = formatNumber(number, language);
    return (
      <Surface key={number} as="section" isBordered radius="lg" padding="5">
        <Stack gap="3">
          <Heading level={2} size="md">
            {t({ message: `Attempt ${which}`, comment: 'Heading: what was handed in' })}
          </Heading>
          <Text size="sm" tone="muted">
            <LocalTime instant={handedInAt} />
            {daysLate > 0
              ? ` · ${t({ message: 'Late', context: 'lesson', comment: 'Handed in after the due date' })}`
              : ''}
          </Text>
          {text ? (
            <Text preserveLines>
              <UserText>{text}</UserText>
            </Text>
          ) : null}
          {links.map((link) => (
            <Link key={link} href={link} target="_blank" rel="noopener noreferrer">
              <bdi dir="ltr">{link}</bdi>
            </Link>
          ))}
          {files.map(({ url, name, bytes }) => (
            <Link key={url} href={url} target="_blank">
              <UserText>{name}</UserText> · {formatBytes(bytes, toIntlTag(language))}
            </Link>
          ))}
        </Stack>
      </Surface>
    );
  });
}
